import type { CellValue } from 'hucre/xlsx';

/** A sheet of texts: its head first. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

const widths = { least: 8, most: 60 };

/** Characters that a sheet's name may not hold, and how long it may be. */
const sheetName = (name: string): string => name.replace(/[[\]*?:/\\]/g, ' ').slice(0, 31);

const columnsOf = (rows: Sheet['rows']) =>
  (rows[0] ?? []).map((_, at) => ({
    // '@' is Excel's word for text: what is edited later stays what it is, zeros in front and all.
    numFmt: '@',
    width: Math.min(
      widths.most,
      Math.max(widths.least, ...rows.slice(0, 200).map(row => (row[at]?.length ?? 0) + 2)),
    ),
  }));

/**
 * A spreadsheet of text cells and nothing else: no value is ever read as a formula, a date or a
 * number. Its writer loads with the first export.
 */
export async function workbook(sheets: readonly Sheet[]): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    stringMode: 'inline',
    sheets: sheets.map(({ name, rows }) => ({
      name: sheetName(name),
      rows: rows.map((row): CellValue[] => [...row]),
      columns: columnsOf(rows),
      freezePane: { rows: 1 },
    })),
  });
  return new Blob([bytes as BlobPart], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}

/** Has the browser fetch a file and save it, by the name that comes with it when none is given. */
export function fetchFile(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Hands a file to the browser to save. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  fetchFile(url, name);
  // The browser takes the address over with the click; a while later nobody needs it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
