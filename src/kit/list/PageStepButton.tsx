import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { useMessages } from '#src/i18n/useMessages.ts';

interface PageStepButtonProps {
  to: 'previous' | 'next';
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
}

/**
 * Button to the previous or next page. On the last page it keeps the focus, which a disabled button
 * would lose: who steps by keyboard can then step back.
 */
export const PageStepButton = ({ to, page, pages, onPageChange }: PageStepButtonProps) => {
  const t = useMessages();
  const target = to === 'next' ? page + 1 : page - 1;
  const isPossible = target >= 1 && target <= pages;
  return (
    <IconButton
      aria-label={t(`list.page.${to}`)}
      aria-disabled={!isPossible}
      onClick={() => {
        if (isPossible) onPageChange(target);
      }}
    >
      {to === 'next' ? <ChevronRightIcon /> : <ChevronLeftIcon />}
    </IconButton>
  );
};
