import { jakartaDay } from '#src/kit/format/date.ts';
import { dateLocale } from '#texts/locale.ts';

/** Months that the filter of the list offers, the current one first. */
const monthsOffered = 24;

const nameFormat = new Intl.DateTimeFormat(dateLocale, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Returns the months up to a day, the latest first, as `YYYY-MM`. */
export function monthsUntil(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - 1 - at, 1)).toISOString().slice(0, 7),
  );
}

/** Month names such as 'Maret 2026' by `YYYY-MM`. */
export const monthNames: Readonly<Record<string, string>> = Object.fromEntries(
  monthsUntil(jakartaDay(new Date()), monthsOffered).map(month => [
    month,
    nameFormat.format(new Date(`${month}-01T00:00:00Z`)),
  ]),
);
