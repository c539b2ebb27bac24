import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { KeyboardEvent, ReactNode } from 'react';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { FieldInput } from '../input/FieldInput.tsx';
import type { ResourceField } from '../resource/resourceField.ts';
import { LineInputs } from './LineInputs.tsx';
import { ErrorRow, NoteRow, RowActions, RowButton } from './LineRow.tsx';
import { useLineForm } from './useLineForm.ts';
import type { LinesState } from './useLines.ts';

interface ActiveLineRowProps {
  lines: LinesState;
  at: number;
  columns: readonly ResourceField[];
  /** Rendered below the row. */
  note: ReactNode;
}

/** The edited row: an input per cell, with the keys of a spreadsheet. */
export const ActiveLineRow = ({ lines, at, columns, note }: ActiveLineRowProps) => {
  const { form, restore } = useLineForm(lines, at);

  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
    const { key, shiftKey, ctrlKey, metaKey, target } = event;
    const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
    if (cell === undefined) return;
    const index = columns.findIndex(({ source }) => source === cell);
    const isChoice = target.getAttribute('role') === 'combobox';
    const isInput = target instanceof HTMLInputElement || isChoice;
    // The row loses its inputs without a blur event.
    const leaveCell = (): void => lines.validateCell(at, cell);
    const moveTo = (row: number, source = cell): boolean => {
      if (row < 0 || row >= lines.rows.length) return false;
      leaveCell();
      lines.edit(row, source);
      return true;
    };
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      leaveCell();
      lines.add();
    } else if (key === 'Enter' && isInput) moveTo(at + 1);
    else if (key === 'Escape') {
      restore();
      lines.focusRow(at);
    } else if (key === 'ArrowDown' && isInput && !isChoice) moveTo(at + 1);
    else if (key === 'ArrowUp' && isInput && !isChoice) moveTo(at - 1);
    else if (key === 'Tab' && !shiftKey && isInput && index === columns.length - 1) {
      if (!moveTo(at + 1, columns[0]?.source)) return;
    } else if (key === 'Tab' && shiftKey && isInput && index === 0) {
      if (!moveTo(at - 1, columns.at(-1)?.source)) return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <LineInputs lines={lines} at={at} form={form}>
      <TableRow selected onKeyDown={handleKey}>
        <RowButton isCurrent lines={lines} at={at} />
        {columns.map(({ source, kind }) => (
          <TableCell
            key={source}
            data-cell={source}
            sx={{ ...cellStyle, minWidth: minWidths[kind] ?? 180 }}
            onBlur={() => lines.validateCell(at, source)}
          >
            <FieldInput source={source} />
          </TableCell>
        ))}
        <RowActions lines={lines} at={at} />
      </TableRow>
      <ErrorRow isRead lines={lines} at={at} columns={columns} />
      {note ? <NoteRow columns={columns.length}>{note}</NoteRow> : null}
    </LineInputs>
  );
};

const minWidths: Partial<Record<ResourceField['kind'], number>> = {
  number: 112,
  decimal: 112,
  date: 168,
  lookup: 220,
  phone: 168,
};

/** The label is only for screen readers, because the column's heading shows it. */
const cellStyle = {
  '&&': { p: '2px 4px' },
  verticalAlign: 'top',
  whiteSpace: 'normal',
  '& .MuiInputLabel-root': visuallyHidden,
  '& .MuiFormControl-root': { m: 0, width: '100%' },
  // Focus does not leave an input below the sticky bars of the page.
  '& input': { scrollMarginBlock: '96px' },
  // Messages are shown below the row, in its full width.
  '& .MuiFormHelperText-root': visuallyHidden,
};
