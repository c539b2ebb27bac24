import { damaged } from '../error.ts';
import { decodeEscapes } from '../xml/scan.ts';
import { serialText } from './dates.ts';

/** What cells refer to instead of holding it. */
export interface CellContext {
  readonly strings: readonly string[];
  readonly dates: readonly boolean[];
  readonly from1904: boolean;
}

/** A cell as the sheet's XML holds it. */
export interface RawCell {
  readonly type: string;
  readonly style: number;
  /** The text of `v`, or of `is` for texts that stand in the cell itself. */
  readonly value: string;
}

/**
 * A number in plain digits. What is not whole shows the fifteen digits that Excel shows, so that
 * 32.73 does not become 32.730000000000004.
 */
export function numberText(raw: string): string | null {
  // Whole digits are taken as they stand: more of them may be right than a number can hold.
  if (/^-?\d{1,20}$/.test(raw)) return raw;
  const number = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(number)) return null;
  if (!Number.isInteger(number)) return String(Number(number.toPrecision(15)));
  return Math.abs(number) < 1e21 ? BigInt(number).toString() : String(number);
}

/** What a cell shows, and whether it is a number. */
export function cellValue(
  { type, style, value }: RawCell,
  { strings, dates, from1904 }: CellContext,
): { text: string; isNumber: boolean } {
  switch (type) {
    case 's': {
      const text = strings[Number(value)];
      if (text === undefined && value !== '') throw damaged('no such shared string');
      return { text: text ?? '', isNumber: false };
    }
    case 'str':
    case 'inlineStr':
      return { text: decodeEscapes(value), isNumber: false };
    case 'b':
      return { text: value === '1' || value === 'true' ? 'TRUE' : 'FALSE', isNumber: false };
    case 'd':
      return { text: value.replace(/T00:00(:00(\.0+)?)?Z?$/, ''), isNumber: false };
    case 'e':
      return { text: value, isNumber: false };
    default: {
      if (value === '') return { text: '', isNumber: false };
      const day = dates[style] === true ? serialText(Number(value), from1904) : null;
      if (day !== null) return { text: day, isNumber: false };
      const text = numberText(value);
      return text === null ? { text: value, isNumber: false } : { text, isNumber: true };
    }
  }
}
