const rupiahFormat = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});
const longDayFormat = new Intl.DateTimeFormat('id-ID', {
  day: '2-digit',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats an amount: 'Rp 117.910'. */
export const rupiahText = (amount: number): string => rupiahFormat.format(amount);

/** Formats a `YYYY-MM-DD` day: '11 Mei 2021'. */
export const longDayText = (day: string): string =>
  longDayFormat.format(new Date(`${day}T00:00:00Z`));
