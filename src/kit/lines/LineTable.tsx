import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { isNumericKind } from '../fields/formatValue.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { markScrollEdges, scrollEdgeStyles } from '../page/scrollEdges.ts';
import { ActiveLineRow } from './ActiveLineRow.tsx';
import { LineRow, type CellText, type RowNote } from './LineRow.tsx';
import type { LinesState } from './useLines.ts';

interface LineTableProps {
  lines: LinesState;
  label: string;
  columns: readonly ResourceField[];
  cellText: CellText | undefined;
  rowNote: RowNote | undefined;
  /** Cells of the footer by column. */
  totals: Readonly<Record<string, ReactNode>> | undefined;
}

/** The rows as a table; one row at a time has inputs. */
export const LineTable = ({ lines, label, columns, cellText, rowNote, totals }: LineTableProps) => {
  const t = useMessages();
  const translate = useTranslate();
  return (
    <TableContainer ref={markScrollEdges} sx={containerStyle}>
      <Table aria-label={label} sx={tableStyle}>
        <TableHead>
          <TableRow>
            <TableCell>{t('form.lines.number')}</TableCell>
            {columns.map(field => (
              <TableCell key={field.source} align={isNumericKind(field) ? 'right' : 'left'}>
                {translate(field.label)}
              </TableCell>
            ))}
            <TableCell sx={{ px: 1 }}>{t('form.lines.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.rows.map((row, at) =>
            lines.active === at ? (
              <ActiveLineRow
                // A form of its own for each row.
                key={`edited ${at}`}
                lines={lines}
                at={at}
                columns={columns}
                note={rowNote?.(row, at)}
              />
            ) : (
              <LineRow
                // Rows have no identity of their own: a new one has no id yet.
                key={at}
                lines={lines}
                at={at}
                row={row}
                columns={columns}
                cellText={cellText}
                rowNote={rowNote}
              />
            ),
          )}
        </TableBody>
        {totals ? (
          <TableFooter>
            <TableRow>
              <TableCell />
              {columns.map(field => (
                <TableCell
                  key={field.source}
                  align={isNumericKind(field) ? 'right' : 'left'}
                  sx={{ fontWeight: 600 }}
                >
                  {totals[field.source]}
                </TableCell>
              ))}
              <TableCell />
            </TableRow>
          </TableFooter>
        ) : null}
      </Table>
    </TableContainer>
  );
};

const containerStyle: SystemStyleObject<Theme> = {
  ...scrollEdgeStyles,
  '& > table': { flex: 'auto', width: 'auto' },
  '--table-top': '0px',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  // A focused input is not scrolled below the columns that stay in view.
  scrollPaddingLeft: 300,
  containerType: 'inline-size',
  // Cells that stay in view do not cover the bars of the page.
  isolation: 'isolate',
};

/** Width of the column of the row numbers in px. */
const numberWidth = 48;

/** Styles of all cells in one rule, because there can be thousands. */
const tableStyle = {
  // Rows of text are as high as the row with inputs, so that nothing moves when one is edited.
  'tbody td': { height: 40, paddingBlock: '10px', verticalAlign: 'top' },
  'tbody td[id]': { cursor: 'text', '&:focus': { outline: 0 } },
  'th:first-of-type, td:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    padding: 0,
    paddingInline: '4px',
    textAlign: 'center',
    backgroundColor: 'background.default',
  },
  'th:first-of-type': { zIndex: 3, backgroundColor: 'background.paper' },
  // The first value, which says what a row is about, stays in view too.
  'th:nth-of-type(2), td:nth-of-type(2):not([colspan])': {
    position: 'sticky',
    left: numberWidth,
    zIndex: 1,
    backgroundColor: 'background.default',
    boxShadow: 'inset -1px 0 0 var(--mui-palette-divider, rgba(128, 128, 128, 0.3))',
  },
  'th:nth-of-type(2)': { zIndex: 3, backgroundColor: 'background.paper' },
  '.Mui-selected td:first-of-type, .Mui-selected td:nth-of-type(2)': { backgroundColor: 'inherit' },
  'tbody td > button[id]': {
    minWidth: 40,
    height: 40,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: 'text.secondary',
    cursor: 'pointer',
  },
};
