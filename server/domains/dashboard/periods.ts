import { addDays, addMonths, daysBetween, weekStart } from '#contract/core/values/day.ts';
import type { GroupingPeriod } from '#contract/domains/dashboard/index.ts';

/** Returns the first day of a day's period; weeks start on Monday. @param day `YYYY-MM-DD` */
export function periodStart(day: string, unit: GroupingPeriod): string {
  if (unit === 'hari') return day;
  return unit === 'minggu' ? weekStart(day) : `${day.slice(0, 7)}-01`;
}

/** Lists the first days of all periods from the one of `first` to the one of `last`. */
export function listPeriods(first: string, last: string, unit: GroupingPeriod): string[] {
  const periods: string[] = [];
  let current = periodStart(first, unit);
  while (current <= last) {
    periods.push(current);
    current = unit === 'bulan' ? addMonths(current, 1) : addDays(current, unit === 'hari' ? 1 : 7);
  }
  return periods;
}

/**
 * Chooses the unit of a chart's bars: days up to 31 days, weeks up to 31 weeks, otherwise months.
 */
export function choosePeriodUnit(first: string, last: string): GroupingPeriod {
  const days = daysBetween(first, last);
  if (days <= 31) return 'hari';
  return days <= 31 * 7 ? 'minggu' : 'bulan';
}
