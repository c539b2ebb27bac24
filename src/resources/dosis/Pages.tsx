import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useWords } from '#src/i18n/useWords.ts';

interface PagesProps {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

const target = { minWidth: 44, minHeight: 44 };

/** Previous and next page buttons. */
export const Pages = ({ page, pages, onTurn }: PagesProps) => {
  const say = useWords();
  return (
    <Box component="nav" aria-label={say('list.page.label')} sx={bar}>
      <IconButton
        aria-label={say('list.page.previous')}
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
        sx={target}
      >
        <ChevronLeftIcon />
      </IconButton>
      <span>
        {page} {say('list.page.of', { total: pages })}
      </span>
      <IconButton
        aria-label={say('list.page.next')}
        disabled={page >= pages}
        onClick={() => onTurn(page + 1)}
        sx={target}
      >
        <ChevronRightIcon />
      </IconButton>
    </Box>
  );
};

const bar = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  mt: 1,
  fontVariantNumeric: 'tabular-nums',
};
