import { cleanInteger, cleanValue } from './clean.ts';

/** Digits of the shortest phone number. */
const shortest = 8;

/**
 * Removes what groups the digits of a phone number. A fraction of zeros is dropped only behind enough digits,
 * because `0812.0000` may be a group.
 */
export function cleanPhone(text: string): string {
  if (/^\+?\d+$/.test(text)) return text;
  const whole = cleanInteger(text);
  return (whole.length < shortest ? cleanValue(text) : whole).replace(/[\s().-]/g, '');
}

/**
 * Parses an Indonesian mobile number to `+62812…`, ignoring spaces, dots, dashes and brackets;
 * returns null when it is none.
 */
export function parsePhone(text: string): string | null {
  const found = /^(?:\+62|62|0)(8[1-9]\d{6,10})$/.exec(cleanPhone(text));
  return found?.[1] ? `+62${found[1]}` : null;
}

/**
 * Parses an office number: a mobile number, or a landline with area code (`+6221…`); returns null
 * for anything else.
 */
export function parseOfficePhone(text: string): string | null {
  const found = /^(?:\+62|62|0)([2-79]\d{7,10})$/.exec(cleanPhone(text));
  return parsePhone(text) ?? (found?.[1] ? `+62${found[1]}` : null);
}

/** Whether two texts are one number, however it is grouped and whether it starts with 0 or +62. */
export const isSamePhone = (a: string, b: string): boolean => phoneDigits(a) === phoneDigits(b);

const phoneDigits = (text: string): string =>
  cleanPhone(text).replace(/^(?:\+62|62(?=\d{8})|0)/, '');
