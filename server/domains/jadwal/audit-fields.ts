import {
  weekdayName,
  weekdays,
  type DayHours,
  type FaskesWithJadwal,
} from '#contract/domains/jadwal/index.ts';

/** Describes a day in one Indonesian text for the audit log. */
function describeDay(day: DayHours): string {
  if (!day.aktif) return 'tutup';
  const parts = [`${day.buka}–${day.tutup}`, `${day.kapasitas} orang`];
  if (day.istirahatMulai) parts.push(`istirahat ${day.istirahatMulai}–${day.istirahatSelesai}`);
  return parts.join(', ');
}

/** Returns the audit fields of a week, keyed by Indonesian day name; a missing day is null. */
export function jadwalAuditFields({ jadwal }: FaskesWithJadwal): Record<string, string | null> {
  return Object.fromEntries(
    weekdays.map(hari => {
      const day = jadwal.hari.find(one => one.hari === hari);
      return [weekdayName(hari).toLowerCase(), day ? describeDay(day) : null];
    }),
  );
}
