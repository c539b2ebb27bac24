import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Fragment, type Key, type ReactNode } from 'react';
import { ListError } from '../list/ListStates.tsx';
import { ListBox } from '../page/ListBox.tsx';

interface RelatedListProps<Row> {
  /** The answer that has the rows: that of `useCall`. */
  query: {
    readonly data: readonly Row[] | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** What is said when there are none. */
  empty: string;
  /** Number of rows of all pages, for a list with pages: a page past the end is then not called empty. */
  total?: number | undefined;
  /** Names the list for screen readers, where no heading is above it. */
  label?: string;
  /** Whether the order of the rows matters, such as in a timeline. */
  isOrdered?: boolean;
  /** Identifies a row; its `id` when omitted. */
  keyOf?: (row: Row, at: number) => Key;
  /** Links, buttons or a pager below the list. */
  footer?: ReactNode;
  /** Returns the `ListRow` of a row. */
  children: (row: Row, at: number) => ReactNode;
}

/** The records that belong to another, with what is shown while they load, when that fails, and when there are none. */
export const RelatedList = <Row extends object>({
  query: { data, error, refetch },
  empty,
  total = 0,
  label,
  isOrdered,
  keyOf = (row, at) => ('id' in row ? (row.id as Key) : at),
  footer,
  children,
}: RelatedListProps<Row>) => {
  const failure = error ? (
    <ListError
      detail={error.message}
      error={error}
      hasStaleRows={data !== undefined}
      onRetry={() => void refetch()}
    />
  ) : null;
  if (!data) return failure ?? <Skeleton variant="rounded" height={72} />;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', gridTemplateColumns: '100%' }}>
      {failure}
      {data.length === 0 ? (
        total === 0 && <Box sx={{ color: 'text.secondary' }}>{empty}</Box>
      ) : (
        <ListBox label={label} isOrdered={isOrdered}>
          {data.map((row, at) => (
            <Fragment key={keyOf(row, at)}>{children(row, at)}</Fragment>
          ))}
        </ListBox>
      )}
      {footer}
    </Box>
  );
};
