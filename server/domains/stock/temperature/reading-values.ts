import { localDateTime, toInstant, type Zone } from '#contract/core/values/zone.ts';

/** The order of day and month in dates that begin with neither the year nor a day above 12. */
type DayOrder = 'dayFirst' | 'monthFirst';

const months = 'jan,feb,mar,apr,mei|may,jun,jul,agu|ags|aug,sep,okt|oct,nov,des|dec'.split(',');

const two = (part: string | undefined): string => (part ?? '00').padStart(2, '0');

/** Returns the number of a month that is written as a number or a name; undefined for anything else. */
function monthNumber(text: string): string | undefined {
  if (/^\d{1,2}$/.test(text)) return two(text);
  const at = months.findIndex(names => new RegExp(`^(${names})`, 'i').test(text));
  return at < 0 ? undefined : two(String(at + 1));
}

const numericDate = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/;

/** Whether a text begins with a date that only makes sense with the month first: 01/31/2026. */
export const isMonthFirst = (text: string): boolean => {
  const [, first, second] = numericDate.exec(text.trim()) ?? [];
  return Number(first) <= 12 && Number(second) > 12;
};

/** Reads a date as data loggers write it. @returns `YYYY-MM-DD`, or undefined */
function readDate(text: string, order: DayOrder): string | undefined {
  const iso = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text);
  if (iso) return `${iso[1]}-${two(iso[2])}-${two(iso[3])}`;
  const found = /^(\d{1,2})[/. -]([a-z]{3,9}|\d{1,2})[/., -]+(\d{4}|\d{2})$/i.exec(text);
  if (!found) return undefined;
  const [, first = '', second = '', year = ''] = found;
  const isSwapped = order === 'monthFirst' && /^\d/.test(second);
  const month = monthNumber(isSwapped ? first : second);
  const day = two(isSwapped ? second : first);
  return month && `${year.length === 2 ? '20' : ''}${year}-${month}-${day}`;
}

/** Reads a time of day with 24 hours, or with AM or PM. @returns `HH:MM:SS`, or undefined */
function readClock(text: string): string | undefined {
  const found = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?\s*([ap])?\.?\s?(?:m\.?)?$/i.exec(
    text,
  );
  if (!found) return undefined;
  const [, hour = '', minute, second, half] = found;
  const number = Number(hour);
  if (half === undefined) return `${two(hour)}:${minute}:${two(second)}`;
  if (number < 1 || number > 12) return undefined;
  const hours = (number % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${two(String(hours))}:${minute}:${two(second)}`;
}

/**
 * Reads a date and time as data loggers write them.
 * @param zone zone of the clock of the logger
 * @param options.order of day and month, where the text leaves it open
 * @param options.isMidnight whether a date without a time is its midnight, as in workbooks
 * @returns the instant, or undefined for anything else
 */
export function parseReadingTime(
  text: string,
  zone: Zone,
  { order = 'dayFirst', isMidnight = false }: { order?: DayOrder; isMidnight?: boolean } = {},
): string | undefined {
  const found =
    /^(.*?)(?:[T,]?\s*)(\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?\s*(?:[ap]\.?\s?m\.?)?)$/i.exec(
      text.trim(),
    );
  const date = readDate((found?.[1] ?? text).trim(), order);
  const whole = isMidnight && readDate(text.trim(), order) !== undefined;
  const clock = whole ? '00:00:00' : found && readClock((found[2] ?? '').trim());
  const day = whole ? readDate(text.trim(), order) : date;
  if (!day || !clock) return undefined;
  const at = toInstant({ day, time: clock }, zone);
  if (Number.isNaN(at.getTime())) return undefined;
  // A day such as 30 February would be moved to March.
  return localDateTime(at, zone) === `${day}T${clock}` ? at.toISOString() : undefined;
}

/** Reads a temperature, with a decimal comma or point and an optional unit: `4,5 °C`, `4.5℃`. */
export function parseTemperature(text: string): number | undefined {
  const found = /^([+-]?\d{1,2}(?:[.,]\d{1,3})?)\s*(?:℃|[°º˚]?\s*C)?$/i.exec(
    text.trim().replace(/^[−–]/, '-'),
  );
  if (!found) return undefined;
  const value = Math.round(Number((found[1] ?? '').replace(',', '.')) * 10) / 10;
  return value >= -90 && value <= 60 ? value : undefined;
}

/** Whether a text is what loggers write where they have no reading. */
export const isGap = (text: string): boolean =>
  /^(|[-–—]+([.,][-–—]+)?|\*+|n\/?a|nan|null|none|no data)$/i.test(text.trim());
