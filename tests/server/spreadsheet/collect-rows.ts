import { SpreadsheetError } from '#server/platform/spreadsheet/error.ts';
import { defaultLimits, type SpreadsheetLimits } from '#server/platform/spreadsheet/limits.ts';
import { toSheetRow, type SheetRow } from '#server/platform/spreadsheet/sheet-row.ts';
import { readSpreadsheetRows } from '#server/platform/spreadsheet/read-rows.ts';
import { rendered } from '../../builders/rendered.ts';

interface CollectOptions {
  readonly sheet?: string;
  readonly limits?: Partial<SpreadsheetLimits>;
}

/** Returns all rows of a file, read without a worker thread. */
export async function collectRows(file: Uint8Array, how: CollectOptions = {}): Promise<SheetRow[]> {
  const { sheet, limits } = how;
  const rows: SheetRow[] = [];
  for await (const batch of readSpreadsheetRows({
    file,
    sheet,
    limits: { ...defaultLimits, ...limits },
  })) {
    rows.push(...batch.rows.map(row => toSheetRow(batch.sheet, row)));
  }
  return rows;
}

/** Returns the texts of the cells of all rows. */
export const cellTexts = (rows: readonly SheetRow[]): string[][] =>
  rows.map(({ cells }) => cells.map(({ text }) => text));

/** Returns `code: message` of the error that rejects a file, or `not refused`. */
export async function rejectionOf(file: Uint8Array, how?: CollectOptions): Promise<string> {
  try {
    await collectRows(file, how);
  } catch (error) {
    if (error instanceof SpreadsheetError) return `${error.code}: ${rendered(error.detail)}`;
    throw error;
  }
  return 'not refused';
}
