import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { memo, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { plainClass } from '#src/kit/theme/plainElements.ts';
import { isUnbrokenKind } from '../fields/FieldValue.tsx';
import { formatValue, isNumericKind } from '../fields/formatValue.ts';
import { isSameLine, type LineValues } from '../format/lineValues.ts';
import { parseInteger } from '../format/number.ts';
import { fieldInputId } from '../input/useFieldInput.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { cellPath, rowButtonId, type LinesState } from './useLines.ts';

/** Text of a cell where the value itself is none, such as the id of a facility. */
export type CellText = (field: ResourceField, row: LineValues) => string | undefined;

/** Returns what is rendered below a row; the same function for the same result. */
export type RowNote = (row: LineValues, at: number) => ReactNode;

interface LineRowProps {
  lines: LinesState;
  at: number;
  row: LineValues;
  columns: readonly ResourceField[];
  cellText: CellText | undefined;
  rowNote: RowNote | undefined;
}

/** Returns the text of a cell. */
export function useCellText(custom: CellText | undefined) {
  const translate = useTranslate();
  return (field: ResourceField, row: LineValues): string => {
    const value = row[field.source];
    const number = isNumericKind(field) && typeof value === 'string' ? parseInteger(value) : null;
    return custom?.(field, row) ?? formatValue(field, number ?? value, translate);
  };
}

const Row = ({ lines, at, row, columns, cellText, rowNote }: LineRowProps) => {
  const note = rowNote?.(row, at);
  const textOf = useCellText(cellText);
  return (
    <>
      <TableRow hover>
        <RowButton lines={lines} at={at} isCurrent={at === 0 && lines.active === undefined} />
        {columns.map(field => {
          const path = cellPath(lines.source, at, field.source);
          const error = lines.errors[path];
          return (
            <TableCell
              key={field.source}
              id={fieldInputId(path)}
              // The error summary and a click focus the cell, which opens the row.
              tabIndex={-1}
              align={isNumericKind(field) ? 'right' : 'left'}
              onFocus={() => lines.edit(at, field.source)}
            >
              <Box component="span" sx={error ? wrongStyle : undefined}>
                {isUnbrokenKind(field) ? (
                  <span className={plainClass.unbroken}>{textOf(field, row)}</span>
                ) : (
                  textOf(field, row)
                )}
                {error && !textOf(field, row) ? '–' : ''}
              </Box>
            </TableCell>
          );
        })}
        <TableCell />
      </TableRow>
      <ErrorRow lines={lines} at={at} columns={columns} />
      {note ? <NoteRow columns={columns.length}>{note}</NoteRow> : null}
    </>
  );
};

const wrongStyle = { color: 'error.main', textDecoration: 'underline wavy' };

/** What is wrong with a row, below it: a cell has no room for a sentence. */
export const ErrorRow = ({
  lines,
  at,
  columns,
  isRead = false,
}: Pick<LineRowProps, 'at' | 'columns' | 'lines'> & {
  /** Whether the inputs of the row name their errors to screen readers already. */
  isRead?: boolean;
}) => {
  const translate = useTranslate();
  const found = columns.flatMap(field => {
    const error = lines.errors[cellPath(lines.source, at, field.source)];
    return error ? [{ field, error }] : [];
  });
  if (found.length === 0) return null;
  return (
    <NoteRow columns={columns.length}>
      <Box aria-hidden={isRead || undefined} sx={errorStyle}>
        {found.map(({ field, error }) => (
          <div key={field.source}>
            <strong>{translate(field.label)}</strong>: {error}
          </div>
        ))}
      </Box>
    </NoteRow>
  );
};

const errorStyle = { color: 'error.main', fontSize: '0.8125rem' };

/** A row as text. Its functions read the current rows, so they may stay while other rows change. */
export const LineRow = memo(
  Row,
  (before, after) =>
    before.at === after.at &&
    isSameLine(before.row, after.row) &&
    before.columns === after.columns &&
    before.cellText === after.cellText &&
    before.rowNote === after.rowNote &&
    before.lines.isFull === after.lines.isFull &&
    (before.at > 0 || (before.lines.active === undefined) === (after.lines.active === undefined)) &&
    errorsOf(before) === errorsOf(after),
);

const errorsOf = ({ lines, at, columns }: LineRowProps): string =>
  columns.map(({ source }) => lines.errors[cellPath(lines.source, at, source)] ?? '').join('\n');

/** A full-width row below a line. */
export const NoteRow = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <TableRow>
    <TableCell />
    <TableCell colSpan={columns + 1} sx={{ height: 'auto', pt: 0, whiteSpace: 'normal' }}>
      <Box sx={noteStyle}>{children}</Box>
    </TableCell>
  </TableRow>
);

/** A note stays in view while the table is scrolled sideways; 80 px are row number and padding. */
const noteStyle = { position: 'sticky', left: 64, maxWidth: 'calc(100cqw - 80px)' };

interface RowControlProps {
  lines: LinesState;
  at: number;
}

interface RowButtonProps extends RowControlProps {
  /** Whether Tab reaches the button; one row at a time is in the tab order. */
  isCurrent: boolean;
}

/** The number of a row as a button: keys on it open, remove or duplicate the row. */
export const RowButton = ({ lines, at, isCurrent }: RowButtonProps) => {
  const t = useMessages();
  const handleKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey } = event;
    if (key === 'Delete' || key === 'Backspace') lines.remove(at);
    else if (key === 'ArrowDown') lines.focusRow(at + 1);
    else if (key === 'ArrowUp') lines.focusRow(at - 1);
    else if (key.toLowerCase() === 'd' && (ctrlKey || metaKey)) lines.duplicate(at);
    else if (key === 'Enter' && (ctrlKey || metaKey)) lines.add();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <TableCell padding="none">
      {/* A plain button, because there can be hundreds. */}
      <button
        type="button"
        id={rowButtonId(lines.source, at)}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={t('form.lines.edit', { row: at + 1 })}
        aria-keyshortcuts="Delete Control+D"
        onClick={() => lines.edit(at)}
        onKeyDown={handleKey}
      >
        {at + 1}
      </button>
    </TableCell>
  );
};

/** The buttons that duplicate and remove a row. */
export const RowActions = ({ lines, at }: RowControlProps) => {
  const t = useMessages();
  const values = { row: at + 1 };
  return (
    <TableCell sx={{ width: 80, '&&': { p: 0.5 }, whiteSpace: 'nowrap' }}>
      <IconButton
        size="small"
        disabled={lines.isFull}
        aria-label={t('form.lines.duplicate', values)}
        onClick={() => lines.duplicate(at)}
      >
        <ContentCopyIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('form.lines.remove', values)}
        onClick={() => lines.remove(at)}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </TableCell>
  );
};
