import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListError } from '#src/kit/list/ListStates.tsx';

interface SumPage<Row, Sums> {
  readonly data: readonly Row[];
  /** Sums over all pages. */
  readonly jumlah: Sums;
  readonly totalRecords: number;
}

interface SumPagesProps<Row, Sums> {
  query: UseInfiniteQueryResult<InfiniteData<SumPage<Row, Sums>>>;
  /** Text in place of the table when there is nothing. */
  empty: string;
  /** Label of the button that reads the next page. */
  more: string;
  /** How many rows of all are shown. */
  count: (shown: number, all: number) => string;
  children: (rows: readonly Row[], sums: Sums) => ReactNode;
  /** What follows the table. */
  footer?: ReactNode;
}

/** A table of sums that is read page after page: its error, its skeleton, the table, and what is not read yet. */
export const SumPages = <Row, Sums>({
  query,
  empty,
  more,
  count,
  children,
  footer,
}: SumPagesProps<Row, Sums>) => {
  const pages = query.data?.pages ?? [];
  const [first] = pages;
  const rows = pages.flatMap(page => page.data);
  if (query.error instanceof Error && !first) {
    return (
      <ListError
        detail={query.error.message}
        hasStaleRows={false}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!first) return <Skeleton variant="rounded" height={240} />;
  if (rows.length === 0) return <Box sx={{ color: 'text.secondary', py: 4 }}>{empty}</Box>;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {children(rows, first.jumlah)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ color: 'text.secondary' }} aria-live="polite">
          {count(rows.length, first.totalRecords)}
        </Box>
        {query.hasNextPage ? (
          <Button
            variant="outlined"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {more}
          </Button>
        ) : null}
      </Box>
      {footer}
    </Box>
  );
};
