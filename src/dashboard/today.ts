const day = new Intl.DateTimeFormat('id-ID', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Jakarta',
});

/** 'Jumat, 21 November 2026': the day that it is in Jakarta, wherever the reader's own clock stands. */
export const todayInJakarta = (now: Date): string => day.format(now);
