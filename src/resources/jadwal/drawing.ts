import { minutesOf, openMinutes, type DayHours } from '#contract/jadwal/week.ts';

/** The drawn part of a day, in minutes since midnight. */
export interface Axis {
  readonly from: number;
  readonly until: number;
}

const usual: Axis = { from: 6 * 60, until: 22 * 60 };
const whole: Axis = { from: 0, until: 24 * 60 };

/**
 * Returns 06:00–22:00 if every day fits, the whole day otherwise, so that all bars share one scale.
 */
export function axisOf(days: readonly DayHours[]): Axis {
  const fits = days
    .flatMap(spansOf)
    .every(([from, until]) => from >= usual.from && until <= usual.until);
  return fits ? usual : whole;
}

/** The five hours that label an axis, evenly spaced from end to end. */
export const hoursAlong = ({ from, until }: Axis): number[] =>
  [0, 1, 2, 3, 4].map(nth => (from + ((until - from) / 4) * nth) / 60);

/**
 * Open spans of a day in minutes since midnight: one, or two around a break; none while its hours
 * are incomplete.
 */
export function spansOf(day: DayHours): (readonly [from: number, until: number])[] {
  const [opens, closes] = [minutesOf(day.buka) ?? 0, minutesOf(day.tutup) ?? 0];
  const open = openMinutes(day);
  if (open === 0) return [];
  if (open === closes - opens) return [[opens, closes]];
  return [
    [opens, minutesOf(day.istirahatMulai) ?? opens],
    [minutesOf(day.istirahatSelesai) ?? closes, closes],
  ];
}
