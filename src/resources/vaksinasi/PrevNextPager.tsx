import Box from '@mui/material/Box';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageStepButton } from '#src/kit/list/PageStepButton.tsx';

interface PrevNextPagerProps {
  page: number;
  totalPages: number;
  onPageChange: (page: number) => void;
}

/** Previous and next page buttons. */
export const PrevNextPager = ({ page, totalPages, onPageChange }: PrevNextPagerProps) => {
  const t = useMessages();
  return (
    <Box component="nav" aria-label={t('list.page.label')} sx={barStyle}>
      <PageStepButton to="previous" page={page} pages={totalPages} onPageChange={onPageChange} />
      <span>
        {page} {t('list.page.of', { total: totalPages })}
      </span>
      <PageStepButton to="next" page={page} pages={totalPages} onPageChange={onPageChange} />
    </Box>
  );
};

const barStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  mt: 1,
  '& button': { minWidth: 44, minHeight: 44 },
  fontVariantNumeric: 'tabular-nums',
};
