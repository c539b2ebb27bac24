/**
 * Dates and times as the console writes them. An instant is shown as Jakarta's clocks show it,
 * wherever the reader's own clock stands; a plain date ('2026-11-21') is a day on a calendar and
 * belongs to no zone, so it never shifts.
 */

const zone = 'Asia/Jakarta';
const plainDay = /^\d{4}-\d{2}-\d{2}$/;
const zoneless = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** What is asked to be shown: an ISO instant, a plain date, a `Date`, or nothing. */
export type DateLike = string | Date | null | undefined;

interface Moment {
  at: Date;
  /** A calendar day without a time. */
  isDay: boolean;
}

/** Reads a value; undefined when there is nothing to read or it cannot be read. */
const moment = (value: DateLike): Moment | undefined => {
  if (value == null || value === '') return undefined;
  if (typeof value === 'string' && plainDay.test(value)) {
    const at = new Date(`${value}T00:00:00Z`);
    // The engine rolls 30 February over into March; that day does not exist.
    const exists = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
    return exists ? { at, isDay: true } : undefined;
  }
  // Without a zone the engine would take the reader's; times on the wire are UTC.
  const at = new Date(typeof value === 'string' && zoneless.test(value) ? `${value}Z` : value);
  return Number.isNaN(at.getTime()) ? undefined : { at, isDay: false };
};

/** Formatters are dear to make and cheap to keep: one for days and one for instants. */
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

/** What cannot be read is shown as it came, so that nothing is hidden or invented. */
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

/** '21 November 2026', for running text and paper. */
export const formatLongDate = inForm(long, p => `${p.day} ${p.month} ${p.year}`);

/** '21/11/2026', as a voucher states until when it holds. */
export const formatVoucherDate = inForm(figures, p => `${p.day}/${p.month}/${p.year}`);

/** '15:05' of an instant in Jakarta; empty for a plain date, which has no time. */
export const formatTime = (value: DateLike): string => {
  const read = moment(value);
  if (!read) return asItCame(value);
  if (read.isDay) return '';
  const p = parts(read, clock);
  return `${p.hour}:${p.minute}`;
};

/** '21-Nov-2026 15:05'; of a plain date the date alone. */
export const formatDateTime = (value: DateLike): string => {
  const read = moment(value);
  if (!read) return asItCame(value);
  return read.isDay ? formatDate(value) : `${formatDate(value)} ${formatTime(value)}`;
};

/** The day it is in Jakarta at an instant, as a plain date: what a date field calls today. */
export const jakartaDay = (instant: Date): string => {
  const p = parts({ at: instant, isDay: false }, figures);
  return `${p.year}-${p.month}-${p.day}`;
};
