import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useListContext } from 'react-admin';
import { visuallyHidden } from '#src/layout/visuallyHidden.ts';
import type { Act } from '../acts/act.ts';
import type { AnyRecord, Definition } from '../resource/definition.ts';
import { useNames } from '../resource/useNames.ts';
import type { Column } from './columns.ts';
import { HeadRow } from './HeadRow.tsx';
import { Row } from './Row.tsx';

interface RowsTableProps {
  definition: Definition;
  columns: readonly Column[];
  acts: readonly Act[];
}

/** The list as a dense table with a sticky header. */
export const RowsTable = ({ definition, columns, acts }: RowsTableProps) => {
  const names = useNames(definition);
  const list = useListContext<AnyRecord>();
  const { data, sort, setSort, selectedIds, onSelect, onToggleItem, perPage } = list;
  // An empty placeholder page would look like "no results", so the skeleton is shown.
  const waiting = list.isPending || (list.isPlaceholderData && list.data?.length === 0);
  const choosable = acts.some(({ bulk }) => bulk);
  const ids = (data ?? []).map(({ id }) => id);
  const onPage = ids.filter(id => selectedIds.includes(id));

  const sortBy = (field: string) =>
    setSort({ field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC' });
  const choosePage = () => {
    const others = selectedIds.filter((id: AnyRecord['id']) => !ids.includes(id));
    onSelect(onPage.length === ids.length ? others : [...others, ...ids]);
  };

  return (
    <Box sx={frameOf(columns.length)}>
      <Table aria-busy={waiting || list.isPlaceholderData}>
        <Box component="caption" sx={visuallyHidden}>
          {names.of('name')}
        </Box>
        <HeadRow
          columns={columns}
          sort={sort}
          onSort={sortBy}
          chosen={choosable ? onPage.length : undefined}
          rows={ids.length}
          onChoosePage={choosePage}
        />
        <TableBody sx={{ opacity: list.isPlaceholderData ? 0.55 : 1 }}>
          {waiting
            ? Array.from({ length: Math.min(perPage, 12) }, (_, at) => (
                <WaitingRow key={at} at={at} columns={columns} choosable={choosable} />
              ))
            : data?.map(record => (
                <Row
                  key={record.id}
                  definition={definition}
                  record={record}
                  columns={columns}
                  acts={acts}
                  chosen={choosable ? selectedIds.includes(record.id) : undefined}
                  onChoose={onToggleItem}
                />
              ))}
        </TableBody>
      </Table>
    </Box>
  );
};

/** Skeleton row shown while rows load. */
const WaitingRow = ({
  at,
  columns,
  choosable,
}: {
  at: number;
  columns: readonly Column[];
  choosable: boolean;
}) => (
  <TableRow>
    {choosable ? <TableCell padding="checkbox" /> : null}
    {columns.map(({ source }, place) => (
      <TableCell key={source}>
        <Skeleton variant="text" width={`${45 + ((at * 7 + place * 13) % 40)}%`} />
      </TableCell>
    ))}
    <TableCell />
  </TableRow>
);

/** Number of columns that fit any desktop window, and a large one. */
const room = { any: 4, large: 6 };

const frame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  // Contains visually hidden elements, which would otherwise widen the page.
  position: 'relative',
  // A horizontally scrolling box cannot have a header that sticks to the page, so only wide windows
  // have one.
  overflowX: { xs: 'auto', md: 'visible' },
  '--table-top': { xs: '0px', md: 'inherit' },
  // Scrolls a focused cell out from under the sticky last column.
  scrollPaddingRight: 56,
  '& thead th:first-of-type': { borderTopLeftRadius: 8 },
  '& thead th:last-of-type': { borderTopRightRadius: 8 },
};

/**
 * Many columns: the table scrolls in both directions inside its box and the header sticks to the
 * box.
 */
const wide = {
  overflow: 'auto',
  overflowX: 'auto',
  maxHeight: { md: 'max(320px, calc(100vh - 140px))' },
  '--table-top': '0px',
};

/** Some more columns: the same, but only up to the `xl` breakpoint. */
const wideUntilLarge = {
  overflow: { xs: 'auto', xl: 'visible' },
  overflowX: { xs: 'auto', xl: 'visible' },
  maxHeight: { md: wide.maxHeight.md, xl: 'none' },
  '--table-top': { xs: '0px', xl: 'inherit' },
};

const frameOf = (columns: number) => ({
  ...frame,
  ...(columns > room.large ? wide : columns > room.any ? wideUntilLarge : {}),
});
