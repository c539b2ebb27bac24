import { readFile, stat } from 'node:fs/promises';
import { csvRows } from './csv/rows.ts';
import { SpreadsheetError } from './error.ts';
import { requireKind, type SheetKind } from './kind.ts';
import { tooMuch, type Limits } from './limits.ts';
import type { RawRow } from './row.ts';
import { xlsxRows } from './xlsx/read.ts';

/** A file, as bytes or path, and the type that its name claims. */
export interface ReadJob {
  readonly file: Uint8Array | string;
  readonly kind: SheetKind;
  /** Name of the sheet; defaults to the first. */
  readonly sheet?: string | undefined;
  readonly limits: Limits;
}

async function load(file: Uint8Array | string, limits: Limits): Promise<Buffer> {
  const size = typeof file === 'string' ? (await stat(file)).size : file.length;
  if (size > limits.fileBytes) throw tooMuch.fileBytes(limits);
  if (typeof file === 'string') return await readFile(file);
  return Buffer.from(file.buffer, file.byteOffset, file.length);
}

/**
 * Yields the rows of a file in batches, in the current thread. Use `readSheet` for untrusted files:
 * it runs this in a worker thread.
 * @throws SpreadsheetError
 */
export async function* rowsOf({
  file,
  kind,
  sheet,
  limits,
}: ReadJob): AsyncGenerator<{ sheet: string; rows: RawRow[] }> {
  const bytes = await load(file, limits);
  requireKind(bytes, kind);
  let any = false;
  for await (const batch of kind === 'xlsx'
    ? xlsxRows(bytes, limits, sheet)
    : csvRows(bytes, limits)) {
    any = true;
    yield batch;
  }
  if (!any) throw new SpreadsheetError('KOSONG', 'Tidak ada isi di lembar ini.');
}
