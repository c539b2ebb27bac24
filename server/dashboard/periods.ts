import type { Period } from '#contract/dashboard/index.ts';
import { addDays, addMonths, daysBetween } from '#contract/day.ts';

/** 1 for Monday to 7 for Sunday. */
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The first day of the period in which a day lies; weeks begin on Monday. @param day `YYYY-MM-DD` */
export function periodOf(day: string, unit: Period): string {
  if (unit === 'hari') return day;
  return unit === 'minggu' ? addDays(day, 1 - weekday(day)) : `${day.slice(0, 7)}-01`;
}

/** Every period from that of one day to that of another, by their first days. */
export function periodsBetween(first: string, last: string, unit: Period): string[] {
  const periods: string[] = [];
  let at = periodOf(first, unit);
  while (at <= last) {
    periods.push(at);
    at = unit === 'bulan' ? addMonths(at, 1) : addDays(at, unit === 'hari' ? 1 : 7);
  }
  return periods;
}

/** What the time between two days is told in, so that it makes some thirty bars at the most. */
export function unitFor(first: string, last: string): Period {
  const days = daysBetween(first, last);
  if (days <= 31) return 'hari';
  return days <= 31 * 7 ? 'minggu' : 'bulan';
}
