import { damagedFile } from '../error.ts';
import { decodeExcelEscapes } from '../xml/scanner.ts';
import { formatDateSerial } from './dates.ts';

/** Workbook tables that cells refer to by index. */
export interface CellContext {
  readonly strings: { readonly get: (index: number) => string | undefined };
  readonly dates: readonly boolean[];
  readonly uses1904Dates: boolean;
}

/** A cell as stored in the sheet XML. */
export interface RawCell {
  readonly type: string;
  /** Index of its style; -1 when the file names none that exists. */
  readonly style: number;
  /** Text of `v`, or of `is` for inline strings. */
  readonly value: string;
}

/**
 * Formats a number without exponent. Fractions are rounded to 15 significant digits like in Excel,
 * so that 32.73 does not become 32.730000000000004.
 */
export function numberText(raw: string): string | null {
  // Integers are returned unchanged, since they may have more correct digits than a double.
  if (/^-?\d{1,20}$/.test(raw)) return raw;
  const number = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(number)) return null;
  if (!Number.isInteger(number)) return String(Number(number.toPrecision(15)));
  return Math.abs(number) < 1e21 ? BigInt(number).toString() : String(number);
}

/** Returns the displayed text of a cell, and whether it is a number. A cell without a value is empty, whatever its type. */
export function cellValue(
  { type, style, value }: RawCell,
  { strings, dates, uses1904Dates: from1904 }: CellContext,
): { text: string; isNumber: boolean } {
  if (type === 'str' || type === 'inlineStr')
    return { text: decodeExcelEscapes(value), isNumber: false };
  const plain = value.trim();
  if (plain === '') return { text: '', isNumber: false };
  switch (type) {
    case 's': {
      const text = strings.get(Number(plain));
      if (text === undefined) throw damagedFile('no such shared string');
      return { text, isNumber: false };
    }
    case 'b':
      return { text: plain === '1' || plain === 'true' ? 'TRUE' : 'FALSE', isNumber: false };
    case 'd':
      return { text: plain.replace(/T00:00(:00(\.0+)?)?Z?$/, ''), isNumber: false };
    case 'e':
      return { text: value, isNumber: false };
    default: {
      const day = dates[style] === true ? formatDateSerial(Number(plain), from1904) : null;
      if (day !== null) return { text: day, isNumber: false };
      const text = numberText(plain);
      return text === null ? { text: value, isNumber: false } : { text, isNumber: true };
    }
  }
}
