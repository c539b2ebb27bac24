import type { DayHours } from '#contract/domains/jadwal/index.ts';
import type { jadwalFaskes } from '#server/platform/db/schema/index.ts';

type JadwalInsert = typeof jadwalFaskes.$inferInsert;

/** Converts the hours of a day to columns. */
export const toJadwalColumns = (day: DayHours) =>
  ({
    aktif: day.aktif,
    buka: day.buka,
    tutup: day.tutup,
    istirahatMulai: day.istirahatMulai,
    istirahatSelesai: day.istirahatSelesai,
    kapasitas: day.kapasitas,
  }) satisfies Partial<JadwalInsert>;

/** Compares only the editable fields of two days. */
export function hasSameHours(one: DayHours, other: DayHours): boolean {
  const [a, b] = [toJadwalColumns(one), toJadwalColumns(other)];
  return (Object.keys(a) as (keyof typeof a)[]).every(key => a[key] === b[key]);
}
