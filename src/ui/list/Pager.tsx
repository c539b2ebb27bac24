import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { useWords } from '#src/i18n/useWords.ts';

const sizes = [25, 50, 100];

/** Pagination of the enclosing list. */
export const Pager = () => {
  const { page, perPage, total, setPage, setPerPage, isPending } = useListContext();
  const [last, setLast] = useState(0);
  if (total !== undefined && total !== last) setLast(total);
  return isPending || total === 0 ? null : (
    // Keeps its height while the total is loading, so that nothing shifts under a click.
    <Box sx={{ visibility: total === undefined ? 'hidden' : 'visible' }}>
      <PageBar {...{ page, perPage, setPage, setPerPage }} total={total ?? last} />
    </Box>
  );
};

interface PageBarProps {
  page: number;
  perPage: number;
  total: number;
  setPage: (page: number) => void;
  setPerPage: (size: number) => void;
}

/** Row range, previous and next page, page number input, and page size. */
export const PageBar = ({ page, perPage, total, setPage, setPerPage }: PageBarProps) => {
  const say = useWords();
  const sizeId = useId();
  const pages = Math.max(1, Math.ceil(total / perPage));
  const offered = sizes.includes(perPage) ? sizes : [...sizes, perPage].sort((a, b) => a - b);
  return (
    <Box component="nav" aria-label={say('list.page.label')} sx={bar}>
      <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
        {say('list.range', {
          offsetBegin: (page - 1) * perPage + 1,
          offsetEnd: Math.min(page * perPage, total),
          total,
        })}
      </Typography>
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" color="textSecondary" id={sizeId}>
          {say('list.page.size')}
        </Typography>
        <TextField
          select
          value={perPage}
          onChange={event => setPerPage(Number(event.target.value))}
          sx={{ width: 88 }}
          slotProps={{ select: { SelectDisplayProps: { 'aria-labelledby': sizeId } } }}
        >
          {offered.map(size => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {pages > 1 ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <IconButton
            aria-label={say('list.page.previous')}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <PageJump page={page} pages={pages} onJump={setPage} />
          <IconButton
            aria-label={say('list.page.next')}
            disabled={page >= pages}
            onClick={() => setPage(page + 1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </Box>
      ) : null}
    </Box>
  );
};

interface PageJumpProps {
  page: number;
  pages: number;
  onJump: (page: number) => void;
}

/** Editable page number; invalid input restores the current page. */
const PageJump = ({ page, pages, onJump }: PageJumpProps) => {
  const say = useWords();
  // The typed text is discarded when the page changes.
  const [typed, setTyped] = useState<{ over: number; text: string }>();
  const text = typed?.over === page ? typed.text : String(page);
  const jump = () => {
    const wanted = Math.min(pages, Math.max(1, Number.parseInt(text, 10) || page));
    setTyped(undefined);
    if (wanted !== page) onJump(wanted);
  };
  return (
    <Box
      component="form"
      onSubmit={event => {
        event.preventDefault();
        jump();
      }}
      sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
    >
      <TextField
        value={text}
        onChange={event => setTyped({ over: page, text: event.target.value })}
        onBlur={jump}
        sx={{ width: 72 }}
        slotProps={{
          htmlInput: { 'aria-label': say('list.page.jump'), inputMode: 'numeric', maxLength: 9 },
        }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {say('list.page.of', { total: pages })}
      </Typography>
    </Box>
  );
};

const bar = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, mt: 1.5 };
