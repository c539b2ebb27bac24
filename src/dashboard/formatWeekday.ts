import { once } from '#contract/core/values/once.ts';
import { dateLocale } from '#texts/locale.ts';

const weekdayFormat = once(
  () =>
    new Intl.DateTimeFormat(dateLocale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** Formats a plain date (`YYYY-MM-DD`) with its weekday, such as 'Jumat, 21 November 2026'. */
export const formatWeekday = (day: string): string =>
  weekdayFormat().format(new Date(`${day}T00:00:00Z`));
