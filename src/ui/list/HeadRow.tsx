import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useTranslate } from 'react-admin';
import { useWords } from '#src/i18n/useWords.ts';
import { visuallyHidden } from '#src/layout/visuallyHidden.ts';
import { isFigure } from '../fields/text.ts';
import type { Column } from './columns.ts';

interface HeadRowProps {
  columns: readonly Column[];
  sort: { field: string; order: 'ASC' | 'DESC' };
  onSort: (field: string) => void;
  /** Number of selected rows on the page; undefined when rows cannot be selected. */
  chosen?: number;
  rows: number;
  onChoosePage: () => void;
}

/** Table header with sort buttons and the select-page checkbox. */
export const HeadRow = ({ columns, sort, onSort, chosen, rows, onChoosePage }: HeadRowProps) => {
  const say = useWords();
  const translate = useTranslate();
  return (
    <TableHead>
      <TableRow>
        {chosen === undefined ? null : (
          <TableCell padding="checkbox">
            <Checkbox
              size="small"
              checked={rows > 0 && chosen === rows}
              indeterminate={chosen > 0 && chosen < rows}
              disabled={rows === 0}
              onChange={onChoosePage}
              slotProps={{ input: { 'aria-label': say('list.select.page') } }}
            />
          </TableCell>
        )}
        {columns.map(({ source, field, sortable }) => {
          const active = sort.field === source;
          const way = sort.order === 'DESC' ? 'desc' : 'asc';
          return (
            <TableCell
              key={source}
              align={isFigure(field) ? 'right' : 'left'}
              aria-sort={
                active
                  ? way === 'desc'
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
                  active={active}
                  direction={active ? way : 'asc'}
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
        <TableCell sx={{ width: 48, right: 0, zIndex: 3 }}>
          <Box component="span" sx={visuallyHidden}>
            {say('list.row.acts')}
          </Box>
        </TableCell>
      </TableRow>
    </TableHead>
  );
};

const plainButton = { font: 'inherit', border: 0, background: 'none', p: 0 };
