import { readFile, stat } from 'node:fs/promises';
import { message } from '#server/platform/messages/message.ts';
import { csvRows } from './csv/csv-rows.ts';
import { SpreadsheetError } from './error.ts';
import { sheetKindOf } from './sheet-kind.ts';
import { limitErrors, type SpreadsheetLimits } from './limits.ts';
import type { RawRow } from './sheet-row.ts';
import { xlsxRows } from './xlsx/xlsx-rows.ts';

/** A file, as bytes or path, and what is read of it. */
export interface ReadJob {
  readonly file: Uint8Array | string;
  /** Name of the sheet, or its position from 1; defaults to the first. */
  readonly sheet?: string | number | undefined;
  /** Delimiter of a text; found from its first lines when omitted. */
  readonly delimiter?: string | undefined;
  readonly limits: SpreadsheetLimits;
}

async function loadFile(file: Uint8Array | string, limits: SpreadsheetLimits): Promise<Buffer> {
  const size = typeof file === 'string' ? (await stat(file)).size : file.length;
  if (size > limits.fileBytes) throw limitErrors.fileBytes(limits);
  if (typeof file === 'string') return await readFile(file);
  return Buffer.from(file.buffer, file.byteOffset, file.length);
}

/**
 * Yields the rows of a file in batches, in the current thread. Use `readSheet` for untrusted files:
 * it runs this in a worker thread.
 * @throws SpreadsheetError
 */
export async function* readSpreadsheetRows({
  file,
  sheet,
  delimiter,
  limits,
}: ReadJob): AsyncGenerator<{ sheet: string; rows: RawRow[] }> {
  const bytes = await loadFile(file, limits);
  let hasRows = false;
  for await (const batch of sheetKindOf(bytes) === 'xlsx'
    ? xlsxRows(bytes, limits, sheet)
    : csvRows(bytes, limits, delimiter)) {
    hasRows = true;
    yield batch;
  }
  if (!hasRows) throw new SpreadsheetError('KOSONG', message('spreadsheet.sheetEmpty'));
}
