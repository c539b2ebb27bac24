import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { memo, useMemo } from 'react';
import { useEvent, useListContext } from 'react-admin';
import { useLastsLongerThan } from '#src/kit/page/useLastsLongerThan.ts';
import { plainClass } from '#src/kit/theme/plainElements.ts';
import type { Action } from '../../actions/action.ts';
import type { AnyRecord, ResourceSpec } from '../../resource/definition.ts';
import { markScrollEdges } from '../../page/scrollEdges.ts';
import { useResourceMessages } from '../../resource/useResourceMessages.ts';
import type { ListColumn } from '../columns/columns.ts';
import { HeaderRow } from './HeaderRow.tsx';
import { rowStyles } from './rowStyles.ts';
import { stickyCell, stickyCellStyles } from './stickyCells.ts';
import { useShownRows } from './useShownRows.ts';
import type { OnRowAction } from './RowMenu.tsx';
import { TableRecordRow } from './TableRecordRow.tsx';

interface RowsTableProps {
  definition: ResourceSpec;
  columns: readonly ListColumn[];
  /** Whether rows are low. */
  isCompact: boolean;
  actions: readonly Action[];
  /** Stays the same, so that rows do not render again. */
  onAction: OnRowAction;
}

/** The list as a dense table with a sticky header. */
export const RowsTable = memo((props: RowsTableProps) => (
  <Box sx={{ minWidth: 0 }}>
    <Box ref={markScrollEdges} data-compact={props.isCompact ? '' : undefined} sx={tableBoxStyle}>
      <ListRows {...props} />
    </Box>
  </Box>
));
RowsTable.displayName = 'RowsTable';

/** The table itself; its box has large styles and renders for other columns only. */
const ListRows = ({
  definition,
  columns,
  actions,
  onAction,
}: Omit<RowsTableProps, 'isCompact'>) => {
  const names = useResourceMessages(definition);
  const list = useListContext<AnyRecord>();
  const { sort, setSort, selectedIds, onSelect, onToggleItem, perPage } = list;
  const { data, isLoading } = useShownRows();
  const isSelectable = definition.hasSelection || actions.some(({ isBulk }) => isBulk);
  const ids = useMemo(() => (data ?? []).map(({ id }) => id), [data]);
  const isWaitShown = useLastsLongerThan(list.isPlaceholderData === true, dimDelayMs);
  const selectedOnPage = ids.filter(id => selectedIds.includes(id));

  const toggleSort = useEvent((field: string) => {
    const isReversed = sort.field === field && sort.order === 'ASC';
    setSort({ field, order: isReversed ? 'DESC' : 'ASC' });
  });
  const togglePage = useEvent(() => {
    const selectedElsewhere = selectedIds.filter((id: AnyRecord['id']) => !ids.includes(id));
    const isPageSelected = ids.every(id => selectedIds.includes(id));
    onSelect(isPageSelected ? selectedElsewhere : [...selectedElsewhere, ...ids]);
  });
  const toggleRow = useEvent(onToggleItem);

  return (
    <Table aria-busy={isLoading || list.isPlaceholderData}>
      <caption className={plainClass.hidden}>{names.t('name')}</caption>
      <HeaderRow
        columns={columns}
        sortField={sort.field}
        sortOrder={sort.order}
        onSort={toggleSort}
        selectedCount={isSelectable ? selectedOnPage.length : undefined}
        rowCount={ids.length}
        onTogglePage={togglePage}
      />
      <tbody style={isWaitShown ? { opacity: 0.55 } : undefined}>
        {isLoading
          ? Array.from({ length: Math.min(perPage, 12) }, (_, at) => (
              <SkeletonRow key={at} at={at} columns={columns} isSelectable={isSelectable} />
            ))
          : data?.map(record => (
              <TableRecordRow
                key={record.id}
                definition={definition}
                record={record}
                columns={columns}
                actions={actions}
                onAction={onAction}
                isSelected={isSelectable ? selectedIds.includes(record.id) : undefined}
                onToggle={toggleRow}
              />
            ))}
      </tbody>
    </Table>
  );
};

/** Delay in ms before the rows of the previous page are dimmed; an answer on a fast network is there earlier. */
const dimDelayMs = 150;

/** Skeleton row shown while rows load. */
const SkeletonRow = ({
  at,
  columns,
  isSelectable,
}: {
  at: number;
  columns: readonly ListColumn[];
  isSelectable: boolean;
}) => (
  <tr>
    {isSelectable ? <td className={stickyCell.checkbox} /> : null}
    {columns.map(({ source }, place) => (
      <td key={source}>
        <Skeleton variant="text" width={`${45 + ((at * 7 + place * 13) % 40)}%`} />
      </td>
    ))}
    <td />
  </tr>
);

/**
 * Height of a table that is wider than its box: it scrolls in both directions inside the box and the header sticks to
 * the box.
 */
const wideMaxHeight = 'max(320px, calc(100vh - 140px))';

const tableBoxStyle: SystemStyleObject<Theme> = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  // Contains visually hidden elements, which would otherwise widen the page.
  position: 'relative',
  // Its sticky cells stay below bars over the page.
  isolation: 'isolate',
  // A horizontally scrolling box cannot have a header that sticks to the page, so only a table that fits
  // has one; `markScrollEdges` marks the box of the others.
  overflowX: { xs: 'auto', md: 'visible' },
  '--table-top': { xs: '0px', md: 'inherit' },
  '&[data-more-left], &[data-more-right]': {
    overflow: 'auto',
    maxHeight: { md: wideMaxHeight },
    '--table-top': '0px',
  },
  // Scrolls a focused cell out from under the sticky columns.
  scrollPaddingRight: 56,
  ...rowStyles,
  ...stickyCellStyles,
  '& thead th:first-of-type': { borderTopLeftRadius: 8 },
  '& thead th:last-of-type': { borderTopRightRadius: 8 },
};
