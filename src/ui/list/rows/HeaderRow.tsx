import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { visuallyHidden } from '#src/layout/visuallyHidden.ts';
import { isNumericKind } from '../../fields/formatValue.ts';
import type { ListColumn } from '../columns/columns.ts';
import { stickyCell } from './stickyCells.ts';
import { TableCheckbox } from './TableCheckbox.tsx';

interface HeaderRowProps {
  columns: readonly ListColumn[];
  sort: { field: string; order: 'ASC' | 'DESC' };
  onSort: (field: string) => void;
  /** Number of selected rows on the page; undefined when rows cannot be selected. */
  selectedCount?: number;
  rowCount: number;
  onTogglePage: () => void;
}

/** Table header with sort buttons and the select-page checkbox. */
export const HeaderRow = memo(
  ({ columns, sort, onSort, selectedCount, rowCount, onTogglePage }: HeaderRowProps) => {
    const t = useMessages();
    const translate = useTranslate();
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
          {columns.map(({ source, field, isLink, isSortable: sortable }) => {
            const isActive = sort.field === source;
            const sortDirection = sort.order === 'DESC' ? 'desc' : 'asc';
            return (
              <TableCell
                key={source}
                className={isLink ? stickyCell.name : undefined}
                align={isNumericKind(field) ? 'right' : 'left'}
                aria-sort={
                  isActive
                    ? sortDirection === 'desc'
                      ? 'descending'
                      : 'ascending'
                    : sortable
                      ? 'none'
                      : undefined
                }
              >
                {sortable ? (
                  <TableSortLabel
                    component="button"
                    type="button"
                    active={isActive}
                    direction={isActive ? sortDirection : 'asc'}
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
          })}
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
