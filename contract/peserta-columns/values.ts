import { isCalendarDay } from '../nik.ts';
import { parsePhone } from '../phone.ts';

/** Letters and digits alone, in lower case: what two spellings of a word have in common. */
export const squash = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Months by the first letters that tell them apart, as Indonesian and English write them. */
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

function day(year: string, month: string | number, date: string): string | null {
  return isCalendarDay(Number(year), Number(month), Number(date))
    ? `${year}-${two(month)}-${two(date)}`
    : null;
}

/** The day that a spreadsheet keeps as a count of days since the last day of 1899. */
function daySerial(serial: number): string | null {
  // From 1910 to 2100: anything else in a column of dates is not a date but a slip.
  if (!Number.isFinite(serial) || serial < 3654 || serial > 73_415) return null;
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000)
    .toISOString()
    .slice(0, 10);
}

/**
 * Reads a day as people here write it, day before month: 12-11-1987, 12/11/1987, 12 November 1987,
 * 12111987, and 1987-11-12. A year of two digits is not guessed at, nor a month after its day.
 * @param isNumber the cell held a number, which then may be a count of days
 * @returns `YYYY-MM-DD`, or null when it is none
 */
export function parseDay(text: string, isNumber = false): string | null {
  // Longer than any date, so not worth a look.
  if (text.length > 40) return null;
  // Midnight, or any other time, is what a program adds to a day by itself.
  const plain = text.trim().replace(/[T ]\d{1,2}[:.]\d{2}.*$/, '');
  let found = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(plain);
  if (found) return day(found[1] ?? '', found[2] ?? '', found[3] ?? '');
  found = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(plain);
  if (found) return day(found[3] ?? '', found[2] ?? '', found[1] ?? '');
  found = /^(\d{1,2})[-/. ]*(\p{L}{3,})[-/., ]*(\d{4})$/u.exec(plain);
  if (found) {
    const name = (found[2] ?? '').toLowerCase().slice(0, 3);
    const month = months.findIndex(names => names.includes(name)) + 1;
    return month === 0 ? null : day(found[3] ?? '', month, found[1] ?? '');
  }
  // A number loses the zero in front: 5111987 is 05-11-1987.
  if (/^\d{7,8}$/.test(plain) && (isNumber || plain.length === 8)) return packedDay(plain);
  return isNumber && /^\d+(\.\d+)?$/.test(plain) ? daySerial(Number(plain)) : null;
}

/** DDMMYYYY or YYYYMMDD: no day is both, as no month is 19 or 20. */
function packedDay(digits: string): string | null {
  const full = digits.padStart(8, '0');
  if (/^(19|20)/.test(full.slice(4))) {
    return day(full.slice(4), full.slice(2, 4), full.slice(0, 2));
  }
  return /^(19|20)/.test(full) ? day(full.slice(0, 4), full.slice(4, 6), full.slice(6)) : null;
}

const men = new Set(['l', 'lk', 'laki', 'laki laki', 'lakilaki', 'pria', 'm', 'male', 'cowok']);
const women = new Set(['p', 'pr', 'perempuan', 'wanita', 'w', 'f', 'female', 'cewek']);

/** L or P, or null when the text says neither. */
export function parseSex(text: string): 'L' | 'P' | null {
  const word = squash(text);
  return men.has(word) ? 'L' : women.has(word) ? 'P' : null;
}

const yes = new Set(['y', 'ya', 'yes', 'iya', 'true', 'benar', '1', 'ada', 'setuju', 'v', 'x']);
const no = new Set(['t', 'tidak', 'no', 'n', 'false', 'salah', '0', 'tidak ada', 'tidak setuju']);

/** Yes or no, or null when the text says neither. A dash in a cell means that there is nothing. */
export function parseYesNo(text: string): boolean | null {
  const word = squash(text);
  if (yes.has(word) || /^[✓✔]$/u.test(text.trim())) return true;
  return no.has(word) || /^[-–—]$/.test(text.trim()) ? false : null;
}

const citizens = new Set(['wni', 'indonesia', 'warga negara indonesia', 'id', 'idn', 'i', 'ina']);
const foreigners = new Set(['wna', 'asing', 'warga negara asing', 'a', 'foreigner']);

/** Whether the text says Indonesian citizen or foreigner, or null when it says neither. */
export function parseCitizen(text: string): boolean | null {
  const word = squash(text);
  return citizens.has(word) ? true : foreigners.has(word) ? false : null;
}

/**
 * A mobile number as it is kept, with the zero given back that a number loses in front. What is no
 * mobile number stays as it was written, for a person to mend.
 */
export function tidyPhone(text: string): string {
  const plain = text.replace(/[\s().-]/g, '');
  return parsePhone(/^8[1-9]\d{6,10}$/.test(plain) ? `0${plain}` : plain) ?? text.trim();
}
