import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { useEvent } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';

interface PageStepButtonProps {
  to: 'previous' | 'next';
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
  /** Loads the page that a click would open. */
  onPrefetch?: (page: number) => void;
}

/**
 * Button to the previous or next page. On the last page it keeps the focus, which a disabled button
 * would lose: who steps by keyboard can then step back.
 */
export const PageStepButton = ({
  to,
  page,
  pages,
  onPageChange,
  onPrefetch,
}: PageStepButtonProps) => {
  const target = to === 'next' ? page + 1 : page - 1;
  const isPossible = target >= 1 && target <= pages;
  const prefetch = useEvent(() => {
    if (isPossible) onPrefetch?.(target);
  });
  const step = useEvent(() => {
    if (isPossible) onPageChange(target);
  });
  return <StepIconButton {...{ to, isPossible, prefetch, step }} />;
};

interface StepIconButtonProps {
  to: PageStepButtonProps['to'];
  isPossible: boolean;
  prefetch: () => void;
  step: () => void;
}

/** Not rendered again for another page that can be left in the same direction. */
const StepIconButton = memo(({ to, isPossible, prefetch, step }: StepIconButtonProps) => {
  const t = useMessages();
  return (
    <IconButton
      aria-label={t(`list.page.${to}`)}
      aria-disabled={!isPossible}
      onPointerEnter={prefetch}
      onPointerDown={prefetch}
      onFocus={prefetch}
      onClick={step}
    >
      {to === 'next' ? <ChevronRightIcon /> : <ChevronLeftIcon />}
    </IconButton>
  );
});
StepIconButton.displayName = 'StepIconButton';
