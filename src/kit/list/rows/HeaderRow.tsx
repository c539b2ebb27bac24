import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { isNumericKind } from '../../fields/formatValue.ts';
import type { ListColumn } from '../columns/columns.ts';
import { stickyCell } from './stickyCells.ts';
import { TableCheckbox } from './TableCheckbox.tsx';

type SortOrder = 'ASC' | 'DESC';

interface HeaderCellProps {
  column: ListColumn;
  /** The order of the rows, if they are sorted by this column. */
  activeOrder: SortOrder | undefined;
  onSort: (field: string) => void;
}

/** Header of a column with its sort button. */
const HeaderCell = memo(({ column, activeOrder, onSort }: HeaderCellProps) => {
  const translate = useTranslate();
  const { source, field, isLink, isSortable } = column;
  const ariaSort =
    activeOrder === undefined ? 'none' : activeOrder === 'DESC' ? 'descending' : 'ascending';
  return (
    <TableCell
      className={isLink ? stickyCell.name : undefined}
      align={isNumericKind(field) ? 'right' : 'left'}
      aria-sort={isSortable || activeOrder !== undefined ? ariaSort : undefined}
    >
      {isSortable ? (
        <TableSortLabel
          component="button"
          type="button"
          active={activeOrder !== undefined}
          direction={activeOrder === 'DESC' ? 'desc' : 'asc'}
          onClick={() => onSort(source)}
          sx={plainButton}
        >
          {translate(field.label)}
        </TableSortLabel>
      ) : (
        translate(field.label)
      )}
    </TableCell>
  );
});
HeaderCell.displayName = 'HeaderCell';

interface HeaderRowProps extends Pick<HeaderCellProps, 'onSort'> {
  columns: readonly ListColumn[];
  sortField: string;
  sortOrder: SortOrder;
  /** Number of selected rows on the page; undefined when rows cannot be selected. */
  selectedCount?: number;
  rowCount: number;
  onTogglePage: () => void;
}

/** Table header with sort buttons and the select-page checkbox. */
export const HeaderRow = memo(
  ({
    columns,
    sortField,
    sortOrder,
    onSort,
    selectedCount,
    rowCount,
    onTogglePage,
  }: HeaderRowProps) => {
    const t = useMessages();
    return (
      <TableHead>
        <TableRow>
          {selectedCount === undefined ? null : (
            <TableCell className={stickyCell.checkbox}>
              <TableCheckbox
                label={t('list.select.page')}
                isChecked={rowCount > 0 && selectedCount === rowCount}
                isIndeterminate={selectedCount > 0 && selectedCount < rowCount}
                disabled={rowCount === 0}
                onChange={onTogglePage}
              />
            </TableCell>
          )}
          {columns.map(column => (
            <HeaderCell
              key={column.source}
              column={column}
              activeOrder={sortField === column.source ? sortOrder : undefined}
              onSort={onSort}
            />
          ))}
          <TableCell className={stickyCell.menu}>
            <Box component="span" sx={visuallyHidden}>
              {t('list.row.actions')}
            </Box>
          </TableCell>
        </TableRow>
      </TableHead>
    );
  },
);
HeaderRow.displayName = 'HeaderRow';

const plainButton = { font: 'inherit', border: 0, background: 'none', p: 0 };
