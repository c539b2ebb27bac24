import { parseMinutes, openMinutes, type DayHours } from '#contract/domains/jadwal/week.ts';

/** The drawn part of a day, in minutes since midnight. */
export interface TimeAxis {
  readonly from: number;
  readonly until: number;
}

const daytimeAxis: TimeAxis = { from: 6 * 60, until: 22 * 60 };
const fullDayAxis: TimeAxis = { from: 0, until: 24 * 60 };

/**
 * Returns 06:00–22:00 if every day fits, the whole day otherwise, so that all bars share one scale.
 */
export function timeAxisOf(days: readonly DayHours[]): TimeAxis {
  const fits = days
    .flatMap(openSpans)
    .every(([from, until]) => from >= daytimeAxis.from && until <= daytimeAxis.until);
  return fits ? daytimeAxis : fullDayAxis;
}

/** The five hours that label an axis, evenly spaced from end to end. */
export const axisHours = ({ from, until }: TimeAxis): number[] =>
  [0, 1, 2, 3, 4].map(nth => (from + ((until - from) / 4) * nth) / 60);

/**
 * Open spans of a day in minutes since midnight: one, or two around a break; none while its hours
 * are incomplete.
 */
export function openSpans(day: DayHours): (readonly [from: number, until: number])[] {
  const [opens, closes] = [parseMinutes(day.buka) ?? 0, parseMinutes(day.tutup) ?? 0];
  const open = openMinutes(day);
  if (open === 0) return [];
  if (open === closes - opens) return [[opens, closes]];
  return [
    [opens, parseMinutes(day.istirahatMulai) ?? opens],
    [parseMinutes(day.istirahatSelesai) ?? closes, closes],
  ];
}
