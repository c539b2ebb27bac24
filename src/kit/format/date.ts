import { once } from '#contract/core/values/once.ts';
import { dayInZone, localDateTime, type Zone } from '#contract/core/values/zone.ts';
import { accountZone } from '#src/providers/session.ts';
import { dateLocale } from '#texts/locale.ts';

/**
 * Formats dates and times. An instant is shown in the zone of the account, or that of the facility
 * that it belongs to, regardless of the browser's zone; a plain date ('2026-11-21') has no zone and
 * never shifts.
 */

const plainDatePattern = /^\d{4}-\d{2}-\d{2}$/;
const zonelessPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** An ISO instant, a plain date, a `Date`, or nothing. */
export type DateLike = string | Date | null | undefined;

interface ParsedDate {
  /** The date and time on the clock of the zone, as if that were UTC. */
  at: Date;
  /** Whether the value is a plain date without a time. */
  isPlainDate: boolean;
}

/** Parses a value; undefined when it is empty or invalid. */
const parseDate = (value: DateLike, zone: Zone): ParsedDate | undefined => {
  if (value == null || value === '') return undefined;
  if (typeof value === 'string' && plainDatePattern.test(value)) {
    const at = new Date(`${value}T00:00:00Z`);
    // JavaScript turns 30 February into 2 March, so the round trip detects invalid dates.
    const exists = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
    return exists ? { at, isPlainDate: true } : undefined;
  }
  // Without a zone JavaScript would assume the browser's; times on the wire are UTC.
  const at = new Date(
    typeof value === 'string' && zonelessPattern.test(value) ? `${value}Z` : value,
  );
  return Number.isNaN(at.getTime())
    ? undefined
    : { at: new Date(`${localDateTime(at, zone)}Z`), isPlainDate: false };
};

/**
 * A formatter of dates, created once because construction is slow. Dates have the Indonesian form in
 * every language, as on printed documents; only names of months that are written out are in the
 * language of the console.
 */
const createFormatter = (options: Intl.DateTimeFormatOptions, locale = 'id-ID') =>
  once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));

type Formatter = ReturnType<typeof createFormatter>;
type DateParts = Record<Intl.DateTimeFormatPartTypes, string>;

const formatParts = ({ at }: ParsedDate, formatter: Formatter): DateParts =>
  Object.fromEntries(
    formatter()
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  ) as DateParts;

/** Invalid input is shown unchanged. */
const unparsedText = (value: DateLike) => (typeof value === 'string' ? value : '');

const shortFormat = createFormatter({ day: '2-digit', month: 'short', year: 'numeric' });
const longFormat = createFormatter({ day: '2-digit', month: 'long', year: 'numeric' }, dateLocale);
const numericFormat = createFormatter({ day: '2-digit', month: '2-digit', year: 'numeric' });
const timeFormat = createFormatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const dateFormatter =
  (form: Formatter, write: (p: DateParts) => string) =>
  (value: DateLike, zone: Zone = accountZone()): string => {
    const parsed = parseDate(value, zone);
    return parsed ? write(formatParts(parsed, form)) : unparsedText(value);
  };

/** '21-Nov-2026'; empty for nothing. */
export const formatDate = dateFormatter(shortFormat, p => `${p.day}-${p.month}-${p.year}`);

/** '21 November 2026', for running text. */
export const formatLongDate = dateFormatter(longFormat, p => `${p.day} ${p.month} ${p.year}`);

/** '21/11/2026', the format of a voucher's expiry date. */
export const formatVoucherDate = dateFormatter(numericFormat, p => `${p.day}/${p.month}/${p.year}`);

/** '16:05 WITA', a time of day with the name of its zone. */
export const withZone = (time: string, zone: Zone): string => `${time} ${zone}`;

/**
 * '15:05 WIB'; empty for a plain date.
 * @param zone zone of the facility that the time belongs to; that of the account by default
 */
export const formatTime = (value: DateLike, zone: Zone = accountZone()): string => {
  const parsed = parseDate(value, zone);
  if (!parsed) return unparsedText(value);
  if (parsed.isPlainDate) return '';
  const p = formatParts(parsed, timeFormat);
  return withZone(`${p.hour}:${p.minute}`, zone);
};

/**
 * '21-Nov-2026 15:05 WIB'; a plain date is shown without a time.
 * @param zone zone of the facility that the time belongs to; that of the account by default
 */
export const formatDateTime = (value: DateLike, zone: Zone = accountZone()): string => {
  const parsed = parseDate(value, zone);
  if (!parsed) return unparsedText(value);
  return parsed.isPlainDate
    ? formatDate(value)
    : `${formatDate(value, zone)} ${formatTime(value, zone)}`;
};

/** '21-Nov-2026 16:05 WITA', of a day and time on the clock of a facility. */
export const formatLocalTime = (
  day: string | null | undefined,
  time: string | null | undefined,
  zone: Zone,
): string => [formatDate(day), time ? withZone(time, zone) : ''].filter(Boolean).join(' ');

/** Returns the date and time at an instant in the zone of the account, `YYYY-MM-DDTHH:MM:SS`. */
export function localTime(value: string): string {
  const parsed = parseDate(value, accountZone());
  return parsed ? parsed.at.toISOString().slice(0, parsed.isPlainDate ? 10 : 19) : value;
}

/** Returns the plain date in Jakarta at an instant. */
export const jakartaDay = (instant: Date): string => dayInZone(instant, 'WIB');

/** Returns the plain date at an instant in the zone of the account. */
export const localDay = (instant: Date): string => dayInZone(instant, accountZone());
