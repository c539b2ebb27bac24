const day = new Intl.DateTimeFormat('id-ID', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Jakarta',
});

/** Formats the current day in Jakarta, such as 'Jumat, 21 November 2026', in any time zone. */
export const todayInJakarta = (now: Date): string => day.format(now);
