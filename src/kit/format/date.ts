import { once } from '#contract/core/values/once.ts';
import { dateLocale } from '#texts/locale.ts';

/**
 * Formats dates and times. An instant is shown in Jakarta time (WIB) regardless of the browser's
 * zone; a plain date ('2026-11-21') has no zone and never shifts.
 */

const jakartaZone = 'Asia/Jakarta';
const plainDatePattern = /^\d{4}-\d{2}-\d{2}$/;
const zonelessPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** An ISO instant, a plain date, a `Date`, or nothing. */
export type DateLike = string | Date | null | undefined;

interface ParsedDate {
  at: Date;
  /** Whether the value is a plain date without a time. */
  isPlainDate: boolean;
}

/** Parses a value; undefined when it is empty or invalid. */
const parseDate = (value: DateLike): ParsedDate | undefined => {
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
  return Number.isNaN(at.getTime()) ? undefined : { at, isPlainDate: false };
};

/**
 * Formatters for plain dates and for instants; they are created once because construction is slow.
 * Dates have the Indonesian form in every language, as on printed documents; only names of months
 * that are written out are in the language of the console.
 */
const createFormatters = (options: Intl.DateTimeFormatOptions, locale = 'id-ID') => ({
  day: once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })),
  instant: once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: jakartaZone })),
});

type Formatters = ReturnType<typeof createFormatters>;
type DateParts = Record<Intl.DateTimeFormatPartTypes, string>;

const formatParts = ({ at, isPlainDate }: ParsedDate, { day, instant }: Formatters): DateParts =>
  Object.fromEntries(
    (isPlainDate ? day() : instant()).formatToParts(at).map(({ type, value }) => [type, value]),
  ) as DateParts;

/** Invalid input is shown unchanged. */
const unparsedText = (value: DateLike) => (typeof value === 'string' ? value : '');

const shortFormat = createFormatters({ day: '2-digit', month: 'short', year: 'numeric' });
const longFormat = createFormatters({ day: '2-digit', month: 'long', year: 'numeric' }, dateLocale);
const numericFormat = createFormatters({ day: '2-digit', month: '2-digit', year: 'numeric' });
const timeFormat = createFormatters({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const dateFormatter =
  (form: Formatters, write: (p: DateParts) => string) =>
  (value: DateLike): string => {
    const parsed = parseDate(value);
    return parsed ? write(formatParts(parsed, form)) : unparsedText(value);
  };

/** '21-Nov-2026'; empty for nothing. */
export const formatDate = dateFormatter(shortFormat, p => `${p.day}-${p.month}-${p.year}`);

/** '21 November 2026', for running text. */
export const formatLongDate = dateFormatter(longFormat, p => `${p.day} ${p.month} ${p.year}`);

/** '21/11/2026', the format of a voucher's expiry date. */
export const formatVoucherDate = dateFormatter(numericFormat, p => `${p.day}/${p.month}/${p.year}`);

/** '15:05' in Jakarta time; empty for a plain date. */
export const formatTime = (value: DateLike): string => {
  const parsed = parseDate(value);
  if (!parsed) return unparsedText(value);
  if (parsed.isPlainDate) return '';
  const p = formatParts(parsed, timeFormat);
  return `${p.hour}:${p.minute}`;
};

/** '21-Nov-2026 15:05'; a plain date is shown without a time. */
export const formatDateTime = (value: DateLike): string => {
  const parsed = parseDate(value);
  if (!parsed) return unparsedText(value);
  return parsed.isPlainDate ? formatDate(value) : `${formatDate(value)} ${formatTime(value)}`;
};

/** Returns the plain date in Jakarta at an instant. */
export const jakartaDay = (instant: Date): string => {
  const p = formatParts({ at: instant, isPlainDate: false }, numericFormat);
  return `${p.year}-${p.month}-${p.day}`;
};
