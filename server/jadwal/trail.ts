import {
  weekdayName,
  weekdays,
  type DayHours,
  type FaskesWithJadwal,
} from '#contract/jadwal/index.ts';

/** A day in a sentence, as the trail tells it. */
function said(day: DayHours): string {
  if (!day.aktif) return 'tutup';
  const parts = [`${day.buka}–${day.tutup}`, `${day.kapasitas} orang`];
  if (day.istirahatMulai) parts.push(`istirahat ${day.istirahatMulai}–${day.istirahatSelesai}`);
  return parts.join(', ');
}

/** A week for the trail, by the names of its days; a day that is not there is nothing. */
export function forTrail({ jadwal }: FaskesWithJadwal): Record<string, string | null> {
  return Object.fromEntries(
    weekdays.map(hari => {
      const day = jadwal.hari.find(one => one.hari === hari);
      return [weekdayName(hari).toLowerCase(), day ? said(day) : null];
    }),
  );
}
