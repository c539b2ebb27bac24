import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { SheetCell } from '#contract/domains/import/columns/index.ts';

/** A row as the reading thread parses it. */
export interface RawRow {
  readonly rowNumber: number;
  /** Cell texts from the first column to the last one with content. */
  readonly texts: string[];
  /** Indexes of numeric cells, of formula cells, of cells with a truncated text, and of failed formulas. */
  readonly numbers: number[];
  readonly formulas: number[];
  readonly truncated: number[];
  readonly errors: number[];
  /** Whether the spreadsheet program hides the row, by a filter or by hand. */
  isHidden: boolean;
}

/** A row with at least one non-empty cell. */
export interface SheetRow {
  /** Name of the sheet; `CSV` for a CSV file. */
  readonly sheet: string;
  /** The row number that Excel displays. */
  readonly rowNumber: number;
  readonly cells: readonly SheetCell[];
  readonly isHidden: boolean;
}

type PackedRow = readonly [number, string[], number[], number[], number[], number[], boolean];

/** The fastest level: rows repeat their texts, so it leaves about a tenth of their size. */
const compression = { level: 1, chunkSize: 64 * 1024 } as const;

/**
 * Packs rows into compressed bytes, which are moved between threads without a copy and take little
 * memory until they are needed.
 */
export function packRows(rows: readonly RawRow[]): Uint8Array<ArrayBuffer> {
  const packed = rows.map((row): PackedRow => [
    row.rowNumber,
    row.texts,
    row.numbers,
    row.formulas,
    row.truncated,
    row.errors,
    row.isHidden,
  ]);
  // Copied, because only bytes with a buffer of their own can be moved.
  return new Uint8Array(deflateRawSync(JSON.stringify(packed), compression));
}

/** Returns the rows that `packRows` packed. */
export function unpackRows(bytes: Uint8Array): RawRow[] {
  const json = inflateRawSync(bytes).toString();
  return (JSON.parse(json) as PackedRow[]).map(
    ([rowNumber, texts, numbers, formulas, truncated, errors, isHidden]) => ({
      rowNumber,
      texts,
      numbers,
      formulas,
      truncated,
      errors,
      isHidden,
    }),
  );
}

const blankCell: SheetCell = Object.freeze({ text: '', isNumber: false });

/** Converts a parsed row to cells. */
export function toSheetRow(
  sheet: string,
  { rowNumber, texts, numbers, formulas, truncated, errors, isHidden }: RawRow,
): SheetRow {
  const cells = texts.map((text): SheetCell =>
    text === '' ? blankCell : { text, isNumber: false },
  );
  const mark = (columns: readonly number[], property: Partial<SheetCell>): void => {
    for (const column of columns) {
      cells[column] = { ...(cells[column] ?? blankCell), ...property };
    }
  };
  mark(numbers, { isNumber: true });
  mark(formulas, { isFormula: true });
  mark(truncated, { isTruncated: true });
  mark(errors, { isError: true });
  return { sheet, rowNumber, cells, isHidden };
}
