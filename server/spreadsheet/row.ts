import type { SheetCell } from '#contract/peserta-columns/index.ts';

/** A row as the reading thread hands it over: plain arrays cross between threads quickly, objects do not. */
export interface RawRow {
  readonly rowNumber: number;
  /** From the first column to the last with content. */
  readonly texts: string[];
  /** Which of them are numbers, and which come from formulas. */
  readonly numbers: number[];
  readonly formulas: number[];
}

/** A row with content. */
export interface SheetRow {
  /** The sheet's name; that of a CSV file is `CSV`. */
  readonly sheet: string;
  /** The number that Excel shows beside it. */
  readonly rowNumber: number;
  readonly cells: readonly SheetCell[];
}

const blank: SheetCell = Object.freeze({ text: '', isNumber: false });

/** A row as it is worked with. */
export function sheetRow(sheet: string, { rowNumber, texts, numbers, formulas }: RawRow): SheetRow {
  const cells = texts.map(text => (text === '' ? blank : { text, isNumber: false }));
  for (const column of numbers) cells[column] = { text: texts[column] ?? '', isNumber: true };
  for (const column of formulas) {
    cells[column] = { ...(cells[column] ?? blank), isFormula: true };
  }
  return { sheet, rowNumber, cells };
}
