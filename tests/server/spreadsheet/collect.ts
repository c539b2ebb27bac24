import { SpreadsheetError } from '#server/spreadsheet/error.ts';
import { defaultLimits, type Limits } from '#server/spreadsheet/limits.ts';
import type { SheetKind } from '#server/spreadsheet/kind.ts';
import { sheetRow, type SheetRow } from '#server/spreadsheet/row.ts';
import { rowsOf } from '#server/spreadsheet/rows.ts';

interface How {
  readonly kind?: SheetKind;
  readonly sheet?: string;
  readonly limits?: Partial<Limits>;
}

/** Returns all rows of a file, read without a worker thread. */
export async function collect(file: Uint8Array, how: How = {}): Promise<SheetRow[]> {
  const { kind = 'xlsx', sheet, limits } = how;
  const rows: SheetRow[] = [];
  for await (const batch of rowsOf({
    file,
    kind,
    sheet,
    limits: { ...defaultLimits, ...limits },
  })) {
    rows.push(...batch.rows.map(row => sheetRow(batch.sheet, row)));
  }
  return rows;
}

/** Returns the texts of the cells of all rows. */
export const texts = (rows: readonly SheetRow[]): string[][] =>
  rows.map(({ cells }) => cells.map(({ text }) => text));

/** Returns `code: message` of the error that rejects a file, or `not refused`. */
export async function refusal(file: Uint8Array, how?: How): Promise<string> {
  try {
    await collect(file, how);
  } catch (error) {
    if (error instanceof SpreadsheetError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'not refused';
}
