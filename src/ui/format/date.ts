/**
 * Formats dates and times. An instant is shown in Jakarta time (WIB) regardless of the browser's
 * zone; a plain date ('2026-11-21') has no zone and never shifts.
 */

const zone = 'Asia/Jakarta';
const plainDay = /^\d{4}-\d{2}-\d{2}$/;
const zoneless = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** An ISO instant, a plain date, a `Date`, or nothing. */
export type DateLike = string | Date | null | undefined;

interface Moment {
  at: Date;
  /** Whether the value is a plain date without a time. */
  isDay: boolean;
}

/** Parses a value; undefined when it is empty or invalid. */
const moment = (value: DateLike): Moment | undefined => {
  if (value == null || value === '') return undefined;
  if (typeof value === 'string' && plainDay.test(value)) {
    const at = new Date(`${value}T00:00:00Z`);
    // JavaScript turns 30 February into 2 March, so the round trip detects invalid dates.
    const exists = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
    return exists ? { at, isDay: true } : undefined;
  }
  // Without a zone JavaScript would assume the browser's; times on the wire are UTC.
  const at = new Date(typeof value === 'string' && zoneless.test(value) ? `${value}Z` : value);
  return Number.isNaN(at.getTime()) ? undefined : { at, isDay: false };
};

/**
 * Formatters for plain dates and for instants; they are created once because construction is slow.
 */
const formatters = (options: Intl.DateTimeFormatOptions) => ({
  day: new Intl.DateTimeFormat('id-ID', { ...options, timeZone: 'UTC' }),
  instant: new Intl.DateTimeFormat('id-ID', { ...options, timeZone: zone }),
});

type Formatters = ReturnType<typeof formatters>;
type Parts = Record<Intl.DateTimeFormatPartTypes, string>;

const parts = ({ at, isDay }: Moment, { day, instant }: Formatters): Parts =>
  Object.fromEntries(
    (isDay ? day : instant).formatToParts(at).map(({ type, value }) => [type, value]),
  ) as Parts;

/** Invalid input is shown unchanged. */
const asItCame = (value: DateLike) => (typeof value === 'string' ? value : '');

const short = formatters({ day: '2-digit', month: 'short', year: 'numeric' });
const long = formatters({ day: '2-digit', month: 'long', year: 'numeric' });
const figures = formatters({ day: '2-digit', month: '2-digit', year: 'numeric' });
const clock = formatters({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const inForm =
  (form: Formatters, write: (p: Parts) => string) =>
  (value: DateLike): string => {
    const read = moment(value);
    return read ? write(parts(read, form)) : asItCame(value);
  };

/** '21-Nov-2026'; empty for nothing. */
export const formatDate = inForm(short, p => `${p.day}-${p.month}-${p.year}`);

/** '21 November 2026', for running text and printed documents. */
export const formatLongDate = inForm(long, p => `${p.day} ${p.month} ${p.year}`);

/** '21/11/2026', the format of a voucher's expiry date. */
export const formatVoucherDate = inForm(figures, p => `${p.day}/${p.month}/${p.year}`);

/** '15:05' in Jakarta time; empty for a plain date. */
export const formatTime = (value: DateLike): string => {
  const read = moment(value);
  if (!read) return asItCame(value);
  if (read.isDay) return '';
  const p = parts(read, clock);
  return `${p.hour}:${p.minute}`;
};

/** '21-Nov-2026 15:05'; a plain date is shown without a time. */
export const formatDateTime = (value: DateLike): string => {
  const read = moment(value);
  if (!read) return asItCame(value);
  return read.isDay ? formatDate(value) : `${formatDate(value)} ${formatTime(value)}`;
};

/** Returns the plain date in Jakarta at an instant. */
export const jakartaDay = (instant: Date): string => {
  const p = parts({ at: instant, isDay: false }, figures);
  return `${p.year}-${p.month}-${p.day}`;
};
