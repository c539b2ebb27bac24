import type { Cell, DataValidation } from 'hucre/xlsx';
import {
  columnLetters,
  sheetFormats,
  toSerial,
  type ColumnKind,
} from '#contract/core/values/sheet.ts';
import { formatNumber } from '../format/number.ts';

/** A text, a number, or a date as `toSerial` takes it; null for an empty cell. */
export type SheetValue = string | number | null;

/** A sheet; the first row is the header. */
export interface WorkbookSheet {
  readonly name: string;
  /** Kinds of the columns; all are text when omitted. */
  readonly kinds?: readonly ColumnKind[];
  /** Whether the header has the buttons by which Excel filters and sorts the rows. */
  readonly hasFilter?: boolean;
  /** Lists of choices that the cells below the header offer, by column; an empty one for any text. */
  readonly choices?: readonly (readonly string[])[];
  readonly rows: readonly (readonly SheetValue[])[];
}

/** Column widths in characters. */
const columnWidths = { least: 8, most: 60 };

/** Excel forbids these characters in sheet names and limits them to 31 characters. */
const sheetName = (name: string): string => name.replace(/[[\]*?:/\\]/g, ' ').slice(0, 31);

const dateKinds: readonly ColumnKind[] = ['date', 'instant', 'month'];

const widthOf = (value: SheetValue | undefined): number =>
  (typeof value === 'number' ? formatNumber(value) : (value ?? '')).length;

const columnsOf = ({ rows, kinds = [] }: WorkbookSheet) =>
  (rows[0] ?? []).map((_, at) => ({
    // Excel's text format keeps leading zeros when a cell is edited.
    numFmt: sheetFormats[kinds[at] ?? 'text'],
    width: Math.min(
      columnWidths.most,
      Math.max(columnWidths.least, ...rows.slice(0, 200).map(row => widthOf(row[at]) + 2)),
    ),
  }));

/** Rows with dates as the numbers by which Excel counts them; a text that is no date stays. */
const cellRows = ({ rows, kinds = [] }: WorkbookSheet): SheetValue[][] =>
  rows.map((row, rowAt) =>
    row.map((value, at) =>
      rowAt > 0 && typeof value === 'string' && dateKinds.includes(kinds[at] ?? 'text')
        ? (toSerial(value) ?? value)
        : value,
    ),
  );

/** Cells with a list of choices; Excel asks about another text. */
const validationsOf = ({ choices = [], rows }: WorkbookSheet): DataValidation[] =>
  choices.flatMap((values, at) =>
    values.length === 0
      ? []
      : {
          type: 'list',
          values: [...values],
          allowBlank: true,
          showErrorMessage: true,
          errorStyle: 'warning',
          range: `${columnLetters(at)}2:${columnLetters(at)}${rows.length}`,
        },
  );

/** The header in bold, as in files that the server makes. */
const headerStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E0ECEA' } },
  numFmt: sheetFormats.text,
} as const;

const headerCells = ({ rows }: WorkbookSheet): Map<string, Partial<Cell>> =>
  new Map((rows[0] ?? []).map((_, at) => [`0,${at}`, { style: headerStyle }]));

/**
 * Builds an XLSX file. Text is always written as text, so that no value is interpreted as a formula, date or number.
 * The writer library is loaded on first use.
 */
export async function buildWorkbook(sheets: readonly WorkbookSheet[]): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    stringMode: 'inline',
    sheets: sheets.map(sheet => {
      const range = `A1:${columnLetters((sheet.rows[0]?.length ?? 1) - 1)}${sheet.rows.length}`;
      return {
        name: sheetName(sheet.name),
        rows: cellRows(sheet),
        columns: columnsOf(sheet),
        cells: headerCells(sheet),
        freezePane: { rows: 1 },
        dataValidations: validationsOf(sheet),
        ...(sheet.hasFilter ? { autoFilter: { range } } : {}),
      };
    }),
  });
  return new Blob([bytes as BlobPart], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}

/** Downloads `url` through the browser; an empty `name` uses the one in Content-Disposition. */
export function downloadUrl(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Saves a blob as a file through the browser. */
export function saveBlob(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  downloadUrl(url, name);
  // The browser reads the object URL asynchronously after the click, so revoking it is delayed.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
