import { isCalendarDay } from '../../../core/values/nik.ts';
import { parseDay } from '../columns/parse-day.ts';

const isoDay = (year: number, month: number, day: number): string | null =>
  isCalendarDay(year, month, day)
    ? `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    : null;

/** Programs append a time to a date. */
const withoutTime = (text: string): string =>
  text
    .trim()
    .slice(0, 40)
    .replace(/[T ]\d{1,2}[:.]\d{2}.*$/, '');

/** Returns the date whose day and month the text exchanges, as `YYYY-MM-DD`; null when it has none. */
export function exchangedDay(text: string): string | null {
  const plain = withoutTime(text);
  const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(plain);
  if (yearLast) return isoDay(Number(yearLast[3]), Number(yearLast[1]), Number(yearLast[2]));
  const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(plain);
  if (yearFirst) return isoDay(Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[2]));
  return null;
}

/**
 * Completes a date with a two-digit year: the latest one that is not after `today`, or the coming
 * century's for a planned date.
 * @returns `YYYY-MM-DD`, or null
 */
export function dayWithFullYear(
  text: string,
  today: string,
  { monthFirst, isPlanned }: { monthFirst: boolean; isPlanned: boolean },
): string | null {
  const found = /^(\d{1,2})([-/. ]+)(\d{1,2}|\p{L}{3,})([-/. ,]+)['’]?(\d{2})$/u.exec(
    withoutTime(text),
  );
  if (!found) return null;
  const [, first = '', , second = '', , yearEnd = ''] = found;
  const isName = !/^\d/.test(second);
  if (monthFirst && isName) return null;
  const [day, month] = monthFirst ? [second, first] : [first, second];
  const century = today.slice(0, 2);
  const inCentury = (digits: string): string | null =>
    parseDay(`${day}-${month}-${digits}${yearEnd}`);
  const latest = inCentury(century);
  if (isPlanned) return latest;
  return latest !== null && latest <= today ? latest : inCentury(String(Number(century) - 1));
}
