/** One cell as read from the file; formulas are not evaluated. */
export interface SheetCell {
  /** Displayed text; dates as `YYYY-MM-DD`, numbers as plain digits, empty for an empty cell. */
  readonly text: string;
  /** The cell held a number, so leading zeros and digits beyond the fifteenth may be lost. */
  readonly isNumber: boolean;
  /**
   * The text is a formula's last calculated value, which may be out of date; an empty text, if it was never
   * calculated.
   */
  readonly isFormula?: boolean;
  /** The text is the error of a formula that failed. */
  readonly isError?: boolean;
  /** The file's text is longer than any field, so only its beginning was read. */
  readonly isTruncated?: boolean;
}

/** Errors of Excel (`#N/A`, `#FIELD!`, `#GETTING_DATA`) and of LibreOffice (`Err:502`). */
const errorText =
  /^(#(N\/A|NAME\?|DIV\/0!|REF!|VALUE!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BUSY!|CONNECT!|BLOCKED!|UNKNOWN!|EXTERNAL!|PYTHON!|TIMEOUT!|GETTING_DATA)|Err:\d{3})$/;

/** Whether a cell holds the error of a formula. A CSV file has no types, so that the text decides there. */
export const isErrorCell = ({ text, isError }: SheetCell): boolean =>
  isError === true || errorText.test(text);

/** Digits of a number that spreadsheet programs store; they replace those after them by zeros. */
const storedDigits = 15;

/** Returns the digits that a number still has, with a sign for the others, which `mayHaveLostDigits` reads again. */
export const markLostDigits = (digits: string): string => `${digits.slice(0, storedDigits)}?`;

/**
 * Whether an identity number in this cell may have lost digits: a number of more than fifteen
 * digits, or text such as 3.27306E+15. Sixteen digits stored as text are complete, unless a file of
 * rejected rows marks those that were lost; earlier ones masked them.
 */
export function mayHaveLostDigits({
  text,
  isNumber,
}: Pick<SheetCell, 'text' | 'isNumber'>): boolean {
  const plain = text.trim();
  if (/^\d([.,][\d•]+)?E\+?1\d$/i.test(plain) || /^(\d{4}•{8}\d{4}|\d{15}\?)$/.test(plain))
    return true;
  return isNumber && /^\d{16,}$/.test(plain);
}
