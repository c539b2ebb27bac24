import { cleanValue } from '../../../core/values/clean.ts';
import { addDays } from '../../../core/values/day.ts';
import { isCalendarDay } from '../../../core/values/nik.ts';

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

const minutesOfDay = 24 * 60;

/** Characters of a date in digits, behind which a time may follow. */
const longestDay = 10;

/**
 * Splits a date from the time that programs append to it, in minutes; seconds are rounded, because programs that
 * shift a date by a time zone lose some of them.
 */
function splitTime(text: string): { readonly date: string; readonly minutes: number | undefined } {
  if (text.length <= longestDay) return { date: text, minutes: undefined };
  const found = /[T ](\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?\s*([ap]m)?.*$/i.exec(text);
  if (!found) return { date: text, minutes: undefined };
  const [, hour, minute, second = '0', half] = found;
  const twelfth = Number(hour) % 12;
  const hours = half === undefined ? Number(hour) : twelfth + (/^p/i.test(half) ? 12 : 0);
  const minutes = hours * 60 + Number(minute) + (Number(second) >= 30 ? 1 : 0);
  return { date: text.slice(0, found.index), minutes };
}

/**
 * Times at which a day begins in Indonesia on a clock in UTC: of WIB, WITA and WIT, and of the zones in which
 * people were born before 1964.
 */
const shiftedTimes: ReadonlySet<string> = new Set(['15:00', '16:00', '16:30', '16:53', '17:00']);

/** Returns the time of a date that a program has shifted by a time zone, probably to the day before. */
export function shiftedTime(text: string): string | undefined {
  if (text.length <= longestDay) return undefined;
  const { minutes } = splitTime(cleanValue(text).slice(0, 40));
  if (minutes === undefined) return undefined;
  const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return shiftedTimes.has(time) ? time : undefined;
}

/**
 * Parses a date as written in Indonesia, day before month: 12-11-1987, 12/11/1987, 12 November
 * 1987, 12111987; also 1987-11-12. Two-digit years and month-first dates are rejected.
 * @param isNumber the cell held a number, which may be a date serial
 * @returns `YYYY-MM-DD`, or null
 */
export function parseDay(entered: string, isNumber = false): string | null {
  // Longer than any date; the limit also bounds the time of the patterns below.
  const text = cleanValue(entered);
  if (text.length > 40) return null;
  const { date: plain, minutes } = splitTime(text);
  const day = parseDate(plain, isNumber);
  return day !== null && minutes === minutesOfDay ? addDays(day, 1) : day;
}

function parseDate(plain: string, isNumber: boolean): string | null {
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
