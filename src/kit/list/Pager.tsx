import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCountedRows } from './ListTotalProvider.tsx';
import { PageStepButton } from './PageStepButton.tsx';
import { useShownRows } from './rows/useShownRows.ts';

const pageSizes = [10, 25, 50, 100];

/** Pagination of the enclosing list. */
export const Pager = () => {
  const { page, perPage, total, setPage, setPerPage } = useListContext();
  const { counted, hasMore } = useCountedRows();
  const { isLoading } = useShownRows();
  const [lastTotal, setLastTotal] = useState(0);
  if (total !== undefined && total !== lastTotal) setLastTotal(total);
  return isLoading || total === 0 ? null : (
    // Keeps its height while the total is loading, so that nothing shifts under a click.
    <Box sx={{ visibility: total === undefined ? 'hidden' : 'visible' }}>
      <PaginationBar
        {...{ page, perPage, setPage, setPerPage }}
        total={total ?? lastTotal}
        counted={hasMore ? (counted ?? null) : undefined}
      />
    </Box>
  );
};

interface PaginationBarProps {
  page: number;
  perPage: number;
  total: number;
  /** How many of the rows were counted, when there may be more; null when counting failed. */
  counted?: number | null;
  setPage: (page: number) => void;
  setPerPage: (size: number) => void;
}

const rangeOf = (counted: number | null | undefined) =>
  counted === undefined ? 'range' : counted === null ? 'range_uncounted' : 'range_of_more';

/** Row range, previous and next page, page number input, and page size. */
export const PaginationBar = memo(
  ({ page, perPage, total, counted, setPage, setPerPage }: PaginationBarProps) => {
    const t = useMessages();
    const pages = Math.max(1, Math.ceil(total / perPage));
    return (
      <Box component="nav" aria-label={t('list.page.label')} sx={barStyle}>
        <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
          {t(`list.${rangeOf(counted)}`, {
            offsetBegin: (page - 1) * perPage + 1,
            offsetEnd: Math.min(page * perPage, total),
            total: counted ?? total,
          })}
        </Typography>
        <PageSizeSelect perPage={perPage} setPerPage={setPerPage} />
        {pages > 1 ? (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <PageStepButton to="previous" onPageChange={setPage} {...{ page, pages }} />
            <PageNumberInput page={page} pages={pages} onJump={setPage} />
            <PageStepButton to="next" onPageChange={setPage} {...{ page, pages }} />
          </Box>
        ) : null}
      </Box>
    );
  },
);
PaginationBar.displayName = 'PaginationBar';

type PageSizeSelectProps = Pick<PaginationBarProps, 'perPage' | 'setPerPage'>;

/** Number of rows on a page. */
const PageSizeSelect = memo(({ perPage, setPerPage }: PageSizeSelectProps) => {
  const t = useMessages();
  const id = useId();
  const sizes = pageSizes.includes(perPage)
    ? pageSizes
    : [...pageSizes, perPage].sort((a, b) => a - b);
  return (
    <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" color="textSecondary" id={id}>
        {t('list.page.size')}
      </Typography>
      <NativeSelect
        value={perPage}
        onChange={event => setPerPage(Number(event.target.value))}
        input={<OutlinedInput size="small" sx={{ width: 88 }} />}
        inputProps={{ 'aria-labelledby': id }}
      >
        {sizes.map(size => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
});
PageSizeSelect.displayName = 'PageSizeSelect';

interface PageNumberInputProps {
  page: number;
  pages: number;
  onJump: (page: number) => void;
}

/** Editable page number; invalid input restores the current page. */
const PageNumberInput = ({ page, pages, onJump }: PageNumberInputProps) => {
  const t = useMessages();
  // The typed text is discarded when the page changes.
  const [typed, setTyped] = useState<{ over: number; text: string }>();
  const text = typed?.over === page ? typed.text : String(page);
  const applyPage = () => {
    const targetPage = Math.min(pages, Math.max(1, Number.parseInt(text, 10) || page));
    setTyped(undefined);
    if (targetPage !== page) onJump(targetPage);
  };
  return (
    <Box
      component="form"
      onSubmit={event => {
        event.preventDefault();
        applyPage();
      }}
      sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
    >
      <OutlinedInput
        size="small"
        value={text}
        onChange={event => setTyped({ over: page, text: event.target.value })}
        onBlur={applyPage}
        sx={{ width: 72 }}
        inputProps={{ 'aria-label': t('list.page.jump'), inputMode: 'numeric', maxLength: 9 }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {t('list.page.of', { total: pages })}
      </Typography>
    </Box>
  );
};

const barStyle = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, mt: 1.5 };
