import { weekdayOf, type DayHours, type Weekday } from './week.ts';

/** A day with the number of people who are planned on it. */
interface PlannedDay {
  /** `YYYY-MM-DD`. */
  readonly tanggal: string;
  readonly peserta: number;
}

/** A planned day that a new schedule closes, or for which it has too little room. */
export interface AffectedDay extends PlannedDay {
  /** Null when the facility is closed on that day. */
  readonly kapasitas: number | null;
}

type Week = readonly (DayHours & { readonly hari: Weekday })[];

const openDay = (week: Week, hari: Weekday): DayHours | undefined =>
  week.find(day => day.hari === hari && day.aktif);

/**
 * Returns the planned days on which a change of the schedule has an effect: days that it closes, and
 * those with more people than its lower capacity. Without a schedule a facility is open every day.
 */
export function affectedDays(
  before: Week,
  after: Week,
  planned: readonly PlannedDay[],
): AffectedDay[] {
  return planned.flatMap((day): AffectedDay[] => {
    const hari = weekdayOf(day.tanggal);
    const [old, next] = [openDay(before, hari), openDay(after, hari)];
    const wasClosed = before.length > 0 && !old;
    if (!next) return wasClosed ? [] : [{ ...day, kapasitas: null }];
    const { kapasitas } = next;
    if (kapasitas === null || day.peserta <= kapasitas) return [];
    const isLower = wasClosed || old?.kapasitas == null || old.kapasitas > kapasitas;
    return isLower ? [{ ...day, kapasitas }] : [];
  });
}
