import { headerSearchRows } from '#contract/core/values/delimiter.ts';
import { findFileDelimiter } from './csv/delimiter.ts';
import { readSheet, type ReadOptions } from './read-sheet.ts';
import { sheetKindOf, type SheetKind } from './sheet-kind.ts';
import type { SheetRow } from './sheet-row.ts';

/** Returns what a row of texts names as a header; undefined when it is none. */
export type ReadHeader<C> = (
  texts: readonly string[],
) => { readonly columns: C; readonly count: number } | undefined;

export interface Table<C> {
  readonly kind: SheetKind;
  /** Delimiter of a text; undefined for a workbook. */
  readonly delimiter: string | undefined;
  /** The header row and its columns; undefined when no row among the first is one. */
  readonly header: { readonly row: SheetRow; readonly columns: C } | undefined;
  /** The rows above the header; without one, the first rows. */
  readonly above: readonly SheetRow[];
  /** The rows below it, and below the first rows without one. */
  readonly rows: AsyncGenerator<SheetRow, void, undefined>;
  /** Ends the reading; needed unless all rows were taken. */
  close(): Promise<void>;
}

export const textsOf = (row: SheetRow): string[] => row.cells.map(({ text }) => text);

/**
 * Opens the table of an untrusted file: finds the delimiter of a text and the header row, by the columns that the
 * caller knows. Uploads of every kind are read with it.
 * @param file bytes, which `moveBytes` takes away
 * @throws SpreadsheetError with a message for the user
 */
export async function openTable<C>(
  file: Uint8Array,
  readHeader: ReadHeader<C>,
  options: ReadOptions = {},
): Promise<Table<C>> {
  const kind = sheetKindOf(file);
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  const delimiter =
    kind === 'xlsx'
      ? undefined
      : (options.delimiter ?? findFileDelimiter(bytes, texts => readHeader(texts)?.count ?? 0));
  const rows = readSheet(file, { ...options, delimiter });
  const above: SheetRow[] = [];
  const close = async (): Promise<void> => void (await rows.return());
  try {
    while (above.length < headerSearchRows) {
      const next = await rows.next();
      if (next.done) break;
      const found = readHeader(textsOf(next.value));
      if (found) {
        const header = { row: next.value, columns: found.columns };
        return { kind, delimiter, header, above, rows, close };
      }
      above.push(next.value);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { kind, delimiter, header: undefined, above, rows, close };
}
