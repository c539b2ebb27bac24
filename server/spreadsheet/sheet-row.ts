import type { SheetCell } from '#contract/import/columns/index.ts';

/**
 * A row as the reading thread sends it. Plain arrays are faster to transfer between threads than
 * objects.
 */
export interface RawRow {
  readonly rowNumber: number;
  /** Cell texts from the first column to the last one with content. */
  readonly texts: string[];
  /** Indexes of numeric cells and of formula cells. */
  readonly numbers: number[];
  readonly formulas: number[];
}

/** A row with at least one non-empty cell. */
export interface SheetRow {
  /** Name of the sheet; `CSV` for a CSV file. */
  readonly sheet: string;
  /** The row number that Excel displays. */
  readonly rowNumber: number;
  readonly cells: readonly SheetCell[];
}

const blankCell: SheetCell = Object.freeze({ text: '', isNumber: false });

/** Converts a transferred row to cells. */
export function toSheetRow(
  sheet: string,
  { rowNumber, texts, numbers, formulas }: RawRow,
): SheetRow {
  const cells = texts.map(text => (text === '' ? blankCell : { text, isNumber: false }));
  for (const column of numbers) cells[column] = { text: texts[column] ?? '', isNumber: true };
  for (const column of formulas) {
    cells[column] = { ...(cells[column] ?? blankCell), isFormula: true };
  }
  return { sheet, rowNumber, cells };
}
