import { cleanValue } from '../../../core/values/clean.ts';
import { isCalendarDay } from '../../../core/values/nik.ts';
import { parsePhone } from '../../../core/values/phone.ts';

/** Reduces text to lower-case letters and digits separated by single spaces, for comparison. */
export const normalizeText = (text: string): string =>
  cleanValue(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Prefixes of Indonesian and English month names. */
const months: readonly (readonly string[])[] = [
  ['jan'],
  ['feb', 'peb'],
  ['mar'],
  ['apr'],
  ['mei', 'may'],
  ['jun'],
  ['jul'],
  ['agu', 'agt', 'ags', 'aug'],
  ['sep'],
  ['okt', 'oct'],
  ['nov', 'nop'],
  ['des', 'dec'],
];

const two = (text: string | number): string => String(text).padStart(2, '0');

function toIsoDay(year: string, month: string | number, date: string): string | null {
  return isCalendarDay(Number(year), Number(month), Number(date))
    ? `${year}-${two(month)}-${two(date)}`
    : null;
}

/** Converts a spreadsheet date serial (days since 1899-12-30) to `YYYY-MM-DD`. */
function parseDateSerial(serial: number): string | null {
  // 1910 to 2100; other numbers in a date column are mistakes.
  if (!Number.isFinite(serial) || serial < 3654 || serial > 73_415) return null;
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000)
    .toISOString()
    .slice(0, 10);
}

/**
 * Parses a date as written in Indonesia, day before month: 12-11-1987, 12/11/1987, 12 November
 * 1987, 12111987; also 1987-11-12. Two-digit years and month-first dates are rejected.
 * @param isNumber the cell held a number, which may be a date serial
 * @returns `YYYY-MM-DD`, or null
 */
export function parseDay(text: string, isNumber = false): string | null {
  // Longer than any date; the limit also bounds the time of the patterns below.
  if (text.length > 40) return null;
  // Programs append a time, mostly midnight, to a date.
  const plain = text.trim().replace(/[T ]\d{1,2}[:.]\d{2}.*$/, '');
  let found = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(plain);
  if (found) return toIsoDay(found[1] ?? '', found[2] ?? '', found[3] ?? '');
  found = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(plain);
  if (found) return toIsoDay(found[3] ?? '', found[2] ?? '', found[1] ?? '');
  found = /^(\d{1,2})[-/. ]*(\p{L}{3,})[-/., ]*(\d{4})$/u.exec(plain);
  if (found) {
    const name = (found[2] ?? '').toLowerCase().slice(0, 3);
    const month = months.findIndex(names => names.includes(name)) + 1;
    return month === 0 ? null : toIsoDay(found[3] ?? '', month, found[1] ?? '');
  }
  // A numeric cell drops the leading zero: 5111987 is 05-11-1987.
  if (/^\d{7,8}$/.test(plain) && (isNumber || plain.length === 8)) return parsePackedDay(plain);
  return isNumber && /^\d+(\.\d+)?$/.test(plain) ? parseDateSerial(Number(plain)) : null;
}

/** Parses DDMMYYYY or YYYYMMDD; they cannot be confused, because no month is 19 or 20. */
function parsePackedDay(digits: string): string | null {
  const full = digits.padStart(8, '0');
  if (/^(19|20)/.test(full.slice(4))) {
    return toIsoDay(full.slice(4), full.slice(2, 4), full.slice(0, 2));
  }
  return /^(19|20)/.test(full) ? toIsoDay(full.slice(0, 4), full.slice(4, 6), full.slice(6)) : null;
}

const maleWords = new Set([
  'l',
  'lk',
  'laki',
  'laki laki',
  'lakilaki',
  'pria',
  'm',
  'male',
  'cowok',
]);
const femaleWords = new Set(['p', 'pr', 'perempuan', 'wanita', 'w', 'f', 'female', 'cewek']);

/** Parses a sex; returns null for unknown text. */
export function parseSex(text: string): 'L' | 'P' | null {
  const word = normalizeText(text);
  return maleWords.has(word) ? 'L' : femaleWords.has(word) ? 'P' : null;
}

const yesWords = new Set([
  'y',
  'ya',
  'yes',
  'iya',
  'true',
  'benar',
  '1',
  'ada',
  'setuju',
  'v',
  'x',
]);
const noWords = new Set([
  't',
  'tidak',
  'no',
  'n',
  'false',
  'salah',
  '0',
  'tidak ada',
  'tidak setuju',
]);

/** Parses yes or no; a dash means no. Returns null for unknown text. */
export function parseYesNo(text: string): boolean | null {
  const word = normalizeText(text);
  if (yesWords.has(word) || /^[✓✔]$/u.test(text.trim())) return true;
  return noWords.has(word) || /^[-–—]$/.test(text.trim()) ? false : null;
}

const citizenWords = new Set([
  'wni',
  'indonesia',
  'warga negara indonesia',
  'id',
  'idn',
  'i',
  'ina',
]);
const foreignerWords = new Set(['wna', 'asing', 'warga negara asing', 'a', 'foreigner']);

/** Parses citizenship: true for Indonesian, false for foreign, null for unknown text. */
export function parseCitizen(text: string): boolean | null {
  const word = normalizeText(text);
  return citizenWords.has(word) ? true : foreignerWords.has(word) ? false : null;
}

/**
 * Normalizes a mobile number and restores a leading zero lost in a numeric cell. Other text is
 * returned as written, so that validation reports it.
 */
export function normalizePhone(text: string): string {
  const plain = text.replace(/[\s().-]/g, '');
  return parsePhone(/^8[1-9]\d{6,10}$/.test(plain) ? `0${plain}` : plain) ?? text.trim();
}
