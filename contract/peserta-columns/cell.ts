/** One cell as it was read: never evaluated, never guessed at. */
export interface SheetCell {
  /** What it shows; days as `YYYY-MM-DD`, numbers in plain digits. Empty where nothing stands. */
  readonly text: string;
  /** It held a number, so zeros in front and digits beyond the fifteenth may be gone. */
  readonly isNumber: boolean;
  /** A formula stands behind it; the text is what was last worked out, and may be out of date. */
  readonly isFormula?: boolean;
}

/** What a program writes where a formula came to nothing. */
export const isSheetError = (text: string): boolean =>
  /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/.test(text);

/**
 * Whether an identity number in this cell may have lost digits: it is a number of more than fifteen
 * digits, or one written as 3.27306E+15. Sixteen digits as text are whole, whatever they end in.
 */
export function looksRounded({ text, isNumber }: Pick<SheetCell, 'text' | 'isNumber'>): boolean {
  const plain = text.trim();
  if (/^\d([.,]\d+)?E\+?1\d$/i.test(plain)) return true;
  return isNumber && /^\d{16,}$/.test(plain);
}
