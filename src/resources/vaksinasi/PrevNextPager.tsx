import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useMessages } from '#src/i18n/useMessages.ts';

interface PrevNextPagerProps {
  page: number;
  totalPages: number;
  onPageChange: (page: number) => void;
}

const buttonStyle = { minWidth: 44, minHeight: 44 };

/** Previous and next page buttons. */
export const PrevNextPager = ({ page, totalPages, onPageChange }: PrevNextPagerProps) => {
  const t = useMessages();
  return (
    <Box component="nav" aria-label={t('list.page.label')} sx={barStyle}>
      <IconButton
        aria-label={t('list.page.previous')}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
        sx={buttonStyle}
      >
        <ChevronLeftIcon />
      </IconButton>
      <span>
        {page} {t('list.page.of', { total: totalPages })}
      </span>
      <IconButton
        aria-label={t('list.page.next')}
        disabled={page >= totalPages}
        onClick={() => onPageChange(page + 1)}
        sx={buttonStyle}
      >
        <ChevronRightIcon />
      </IconButton>
    </Box>
  );
};

const barStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  mt: 1,
  fontVariantNumeric: 'tabular-nums',
};
