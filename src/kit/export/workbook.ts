import type { CellValue } from 'hucre/xlsx';

/** A sheet of text cells; the first row is the header. */
export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** Column widths in characters. */
const columnWidths = { least: 8, most: 60 };

/** Excel forbids these characters in sheet names and limits them to 31 characters. */
const sheetName = (name: string): string => name.replace(/[[\]*?:/\\]/g, ' ').slice(0, 31);

const columnsOf = (rows: WorkbookSheet['rows']) =>
  (rows[0] ?? []).map((_, at) => ({
    // '@' is Excel's text format; it keeps leading zeros when a cell is edited.
    numFmt: '@',
    width: Math.min(
      columnWidths.most,
      Math.max(columnWidths.least, ...rows.slice(0, 200).map(row => (row[at]?.length ?? 0) + 2)),
    ),
  }));

/**
 * Builds an XLSX file with text cells only, so that no value is interpreted as a formula, date or
 * number. The writer library is loaded on first use.
 */
export async function buildWorkbook(sheets: readonly WorkbookSheet[]): Promise<Blob> {
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
