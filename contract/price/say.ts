const sum = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});
const date = new Intl.DateTimeFormat('id-ID', {
  day: '2-digit',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats an amount: 'Rp 117.910'. */
export const sayRupiah = (amount: number): string => sum.format(amount);

/** Formats a `YYYY-MM-DD` day: '11 Mei 2021'. */
export const sayDay = (day: string): string => date.format(new Date(`${day}T00:00:00Z`));
