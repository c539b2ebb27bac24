import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { SheetCell } from '#contract/domains/import/columns/index.ts';

/** A row as the reading thread parses it. */
export interface RawRow {
  readonly rowNumber: number;
  /** Cell texts from the first column to the last one with content. */
  readonly texts: string[];
  /** Indexes of numeric cells, of formula cells, and of cells with a truncated text. */
  readonly numbers: number[];
  readonly formulas: number[];
  readonly truncated: number[];
}

/** A row with at least one non-empty cell. */
export interface SheetRow {
  /** Name of the sheet; `CSV` for a CSV file. */
  readonly sheet: string;
  /** The row number that Excel displays. */
  readonly rowNumber: number;
  readonly cells: readonly SheetCell[];
}

type PackedRow = readonly [number, string[], number[], number[], number[]];

/** The fastest level: rows repeat their texts, so it leaves about a tenth of their size. */
const compression = { level: 1, chunkSize: 64 * 1024 } as const;

/**
 * Packs rows into compressed bytes, which are moved between threads without a copy and take little
 * memory until they are needed.
 */
export function packRows(rows: readonly RawRow[]): Uint8Array<ArrayBuffer> {
  const packed = rows.map(({ rowNumber, texts, numbers, formulas, truncated }): PackedRow => [
    rowNumber,
    texts,
    numbers,
    formulas,
    truncated,
  ]);
  // Copied, because only bytes with a buffer of their own can be moved.
  return new Uint8Array(deflateRawSync(JSON.stringify(packed), compression));
}

/** Returns the rows that `packRows` packed. */
export function unpackRows(bytes: Uint8Array): RawRow[] {
  const json = inflateRawSync(bytes).toString();
  return (JSON.parse(json) as PackedRow[]).map(
    ([rowNumber, texts, numbers, formulas, truncated]) => ({
      rowNumber,
      texts,
      numbers,
      formulas,
      truncated,
    }),
  );
}

const blankCell: SheetCell = Object.freeze({ text: '', isNumber: false });

/** Converts a parsed row to cells. */
export function toSheetRow(
  sheet: string,
  { rowNumber, texts, numbers, formulas, truncated }: RawRow,
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
  return { sheet, rowNumber, cells };
}
