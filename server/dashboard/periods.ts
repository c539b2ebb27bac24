import type { Period } from '#contract/dashboard/index.ts';
import { addDays, addMonths, daysBetween } from '#contract/day.ts';

/** Returns 1 for Monday to 7 for Sunday. */
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Returns the first day of a day's period; weeks start on Monday. @param day `YYYY-MM-DD` */
export function periodOf(day: string, unit: Period): string {
  if (unit === 'hari') return day;
  return unit === 'minggu' ? addDays(day, 1 - weekday(day)) : `${day.slice(0, 7)}-01`;
}

/** Lists the first days of all periods from the one of `first` to the one of `last`. */
export function periodsBetween(first: string, last: string, unit: Period): string[] {
  const periods: string[] = [];
  let at = periodOf(first, unit);
  while (at <= last) {
    periods.push(at);
    at = unit === 'bulan' ? addMonths(at, 1) : addDays(at, unit === 'hari' ? 1 : 7);
  }
  return periods;
}

/**
 * Chooses the unit of a chart's bars: days up to 31 days, weeks up to 31 weeks, otherwise months.
 */
export function unitFor(first: string, last: string): Period {
  const days = daysBetween(first, last);
  if (days <= 31) return 'hari';
  return days <= 31 * 7 ? 'minggu' : 'bulan';
}
