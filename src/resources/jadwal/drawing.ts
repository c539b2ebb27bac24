import { minutesOf, openMinutes, type DayHours } from '#contract/jadwal/week.ts';

/** The part of a day that is drawn, in minutes since midnight. */
export interface Axis {
  readonly from: number;
  readonly until: number;
}

const usual: Axis = { from: 6 * 60, until: 22 * 60 };
const whole: Axis = { from: 0, until: 24 * 60 };

/** Six to ten at night, in which most weeks fit; the whole day for those that do not. */
export function axisOf(days: readonly DayHours[]): Axis {
  const fits = days
    .flatMap(spansOf)
    .every(([from, until]) => from >= usual.from && until <= usual.until);
  return fits ? usual : whole;
}

/** The hours that are written along an axis: its ends, and three between them. */
export const hoursAlong = ({ from, until }: Axis): number[] =>
  [0, 1, 2, 3, 4].map(nth => (from + ((until - from) / 4) * nth) / 60);

/** When a day is open, from when until when: once, or before and after its break; not at all where it makes no sense yet. */
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
