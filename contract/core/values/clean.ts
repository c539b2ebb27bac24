/** Printable ASCII with single spaces inside, as most values are. Testing it takes a tenth of the time. */
const plainText = /^[!-~]+(?: [!-~]+)*$/;

/** Spaces of any width, and control characters, line breaks among them. */
const spaces = /[\p{Z}\p{Cc}]+/gu;

/** Characters without a form of their own: marks of direction, joiners, soft hyphens, byte order marks. */
const invisible = /[\p{Cf}\u180e]/gu;

/** Hyphens, dashes and the minus sign. */
const dashes = /[\p{Pd}\u2043\u2212]/gu;

const decimalDigit = /\p{Nd}/u;
const foreignDigits = /[^\P{Nd}0-9]/gu;

/** Returns the ASCII digit of a decimal digit in any script; the ten digits of a script are consecutive. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && decimalDigit.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * Cleans a value of one line, wherever it was typed, pasted, scanned, searched or imported: compatible
 * characters and digits of any script become the usual ones, every dash a hyphen, every space and line break
 * one space; invisible characters and spaces at the ends are removed. Cleaning twice changes nothing.
 */
export function cleanValue(text: string): string {
  if (plainText.test(text)) return text;
  return (
    text
      // Compatibility would make a space and a combining mark of an accent that is typed as an apostrophe.
      .replaceAll('\u00b4', "'")
      .normalize('NFKC')
      .replace(invisible, '')
      .replace(spaces, ' ')
      .replace(dashes, '-')
      .replace(foreignDigits, toAsciiDigit)
      .trim()
      // Without an invisible character between them, a letter and its mark are one.
      .normalize('NFKC')
  );
}

/** Controls except tab and line feed; marks of direction; spaces without a width. */
const invisibleInLines =
  /(?![\t\n])\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/**
 * Cleans a text of several lines. Unlike a value it keeps its line breaks, dashes and symbols, because it is
 * prose that is read and not compared.
 */
export function cleanLines(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(invisibleInLines, '')
    .replace(/\p{Zs}/gu, ' ')
    .normalize('NFC')
    .trim();
}

/** Cleans a prose text of one line, such as a name: as one of several lines, with a space for each line break and tab. */
export const cleanLine = (text: string): string => cleanLines(text).replace(/[\n\t]+ ?/g, ' ');

/** Digits followed by a fraction of zeros, as programs write an integer: `40111.0`, `10023,00`. */
const zeroFraction = /^(\+?\d+)[.,]0+$/;

/** Cleans an integer that a program may have written with a fraction of zeros; other texts stay. */
export function cleanInteger(text: string): string {
  const clean = cleanValue(text);
  return clean.endsWith('0') ? clean.replace(zeroFraction, '$1') : clean;
}

/** Most numbers; testing it takes less time than cleaning. */
const plainDigits = /^\d+$/;

/**
 * Cleans a number that people group with spaces, dots or dashes, such as a NIK, and removes these
 * separators.
 */
export const cleanNumber = (text: string): string =>
  plainDigits.test(text) ? text : cleanInteger(text).replace(/[\s.-]/g, '');
