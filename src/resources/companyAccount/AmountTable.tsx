import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { wideLayout } from '#src/kit/page/useFits.ts';

/** A column of a table of the account. */
export interface AmountColumn {
  readonly label: string;
  readonly isAmount?: true;
}

interface AmountTableProps {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly AmountColumn[];
  /** The cells of the rows, in the order of the columns; a sum is in bold. */
  rows: readonly {
    readonly key: string | number;
    readonly isSum?: true;
    readonly cells: readonly ReactNode[];
  }[];
}

/** A table of amounts; its box says to `useFits` whether it fits. */
export const AmountTable = ({ label, columns, rows }: AmountTableProps) => (
  // What scrolls can be reached by keyboard.
  <Box {...wideLayout} tabIndex={0} role="group" aria-label={label} sx={tableBox}>
    <Table size="small">
      <TableHead>
        <TableRow>
          {columns.map(column => (
            <TableCell key={column.label} align={column.isAmount ? 'right' : 'left'}>
              {column.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, isSum, cells }) => (
          <TableRow key={key} sx={isSum ? sumRow : undefined}>
            {cells.map((cell, at) => (
              <TableCell
                key={columns[at]?.label}
                align={columns[at]?.isAmount ? 'right' : 'left'}
                sx={columns[at]?.isAmount ? amountCell : undefined}
              >
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);

const tableBox = {
  position: 'relative',
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  // The heads of lists stick below the top bar; here they would cover the rows.
  '& th': { position: 'static' },
  '& th, & td': { px: { xs: 1, lg: 2 } },
  '& tr:last-of-type > *': { borderBottom: 0 },
};
const sumRow = { '& > .MuiTableCell-root': { fontWeight: 600, color: 'text.primary' } };
const amountCell = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };
