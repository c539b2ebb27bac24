import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { memo, useEffect, useRef } from 'react';
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

/** Delay in ms before the page after the one just opened is loaded, so that the opened one is painted first. */
const readAheadDelayMs = 100;

/**
 * Button to the previous or next page. On the last page it keeps the focus, which a disabled button
 * would lose: who steps by keyboard can then step back. The page it opens is loaded as soon as the
 * pointer or the focus is on the button, and after a step the next one, while they stay there.
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
  const isPointedAt = useRef(false);
  const prefetch = useEvent(() => {
    if (isPossible) onPrefetch?.(target);
  });
  const point = useEvent(() => {
    isPointedAt.current = true;
    prefetch();
  });
  const leave = useEvent(() => {
    isPointedAt.current = false;
  });
  useEffect(() => {
    if (!isPointedAt.current) return;
    const timer = setTimeout(prefetch, readAheadDelayMs);
    return () => clearTimeout(timer);
  }, [target, prefetch]);
  const step = useEvent(() => {
    if (isPossible) onPageChange(target);
  });
  return <StepIconButton {...{ to, isPossible, point, leave, step }} />;
};

interface StepIconButtonProps {
  to: PageStepButtonProps['to'];
  isPossible: boolean;
  point: () => void;
  leave: () => void;
  step: () => void;
}

/** Not rendered again for another page that can be left in the same direction. */
const StepIconButton = memo(({ to, isPossible, point, leave, step }: StepIconButtonProps) => {
  const t = useMessages();
  return (
    <IconButton
      aria-label={t(`list.page.${to}`)}
      aria-disabled={!isPossible}
      onPointerEnter={point}
      onPointerDown={point}
      onFocus={point}
      onPointerLeave={leave}
      onBlur={leave}
      onClick={step}
    >
      {to === 'next' ? <ChevronRightIcon /> : <ChevronLeftIcon />}
    </IconButton>
  );
});
StepIconButton.displayName = 'StepIconButton';
