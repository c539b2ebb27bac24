import type { ColumnField, SheetColumn } from '#contract/domains/import/columns/index.ts';
import { isMasked } from '#contract/domains/peserta/index.ts';
import { formatCellValue } from '../../importDisplay.ts';
import type { LoadedRow } from '../../useImport.ts';

/** One line of the grid: a cell with an issue or a repaired value, or a row without any. */
export interface GridLine {
  readonly key: string;
  readonly row: LoadedRow;
  /** The field of the cell; undefined for a row without such cells and for a skipped one. */
  readonly field: string | undefined;
  /** The column of the field; undefined when the file has no such cell. */
  readonly column: SheetColumn<ColumnField> | undefined;
}

/** A line whose cell can be corrected. */
export interface EditableLine extends GridLine {
  readonly column: SheetColumn<ColumnField>;
}

export const isEditable = (line: GridLine | undefined): line is EditableLine =>
  line?.column !== undefined;

/** Identifies a cell of the file. */
export const cellKey = (rowNumber: number, field: string): string => `${rowNumber}-${field}`;

/** Returns a line per cell that has or had an issue or was repaired, in the order of rows and columns. */
export function gridLines(
  rows: readonly LoadedRow[],
  columns: readonly SheetColumn<ColumnField>[],
): GridLine[] {
  const order = new Map<string, number>(columns.map(({ field }, index) => [field, index]));
  const rank = (field: string): number => order.get(field) ?? columns.length;
  return rows.flatMap((row): GridLine[] => {
    if (row.hasil === 'dilewati' || row.isian.length === 0) {
      return [{ key: String(row.nomor), row, field: undefined, column: undefined }];
    }
    return [...row.isian]
      .sort((a, b) => rank(a) - rank(b))
      .map(field => ({
        key: cellKey(row.nomor, field),
        row,
        field,
        column: columns.find(one => one.field === field && field !== 'no'),
      }));
  });
}

/** Returns the present value of a line as it is written. */
export function valueText({ row, column }: GridLine): string {
  const text = column ? (row.nilai[column.field] ?? '') : '';
  return column ? formatCellValue(column, text) : '';
}

/** Returns the value of a line in the file, before it was corrected or repaired. */
export function fileValueText(line: GridLine): string {
  const { row, column } = line;
  if (!column || !(isCorrected(line) || isRepaired(line))) return valueText(line);
  return formatCellValue(column, row.nilaiBerkas[column.field] ?? '');
}

/** Whether the user corrected the cell of a line. */
export const isCorrected = ({ row, column }: GridLine): boolean =>
  column !== undefined && row.diperbaiki.includes(column.field);

/** Whether the value of a line was repaired from a cell that holds a number. */
export const isRepaired = ({ row, field }: GridLine): boolean =>
  row.dipulihkan.some(one => one === field);

/** Returns the text that an editor starts with; a masked number has to be written in full. */
export function editableText(line: EditableLine): string {
  const text = valueText(line);
  return isMasked(text) ? '' : text;
}

/**
 * Returns the lines that a column of `count` values fills: from `start` on, those of its field.
 * Lines of other fields between them are left out.
 */
export function linesToFill(
  lines: readonly GridLine[],
  start: number,
  count: number,
): EditableLine[] {
  const field = lines[start]?.field;
  return lines
    .slice(start)
    .filter(isEditable)
    .filter(line => line.field === field)
    .slice(0, count);
}

/** Returns the first column of a text copied from a spreadsheet, a value per line. */
export function pastedColumn(text: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map(line => (line.split('\t')[0] ?? '').trim());
}
