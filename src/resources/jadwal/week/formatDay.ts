import { openMinutes, type DayHours } from '#contract/domains/jadwal/week.ts';
import type { Translate } from '#src/i18n/useMessages.ts';

/** Describes a day, for example '08:00–16:00 · istirahat 12:00–13:00 · kapasitas 80 orang'. */
export function formatDay(t: Translate, day: DayHours): string {
  if (!day.aktif) return t('resources.jadwal.summary.closed');
  if (openMinutes(day) === 0) return t('resources.jadwal.summary.incomplete');
  const { buka, tutup, istirahatMulai, istirahatSelesai, kapasitas } = day;
  const segments = [t('resources.jadwal.summary.hours', { from: buka ?? '', until: tutup ?? '' })];
  if (istirahatMulai !== null) {
    segments.push(
      t('resources.jadwal.summary.break', { from: istirahatMulai, until: istirahatSelesai ?? '' }),
    );
  }
  if (kapasitas !== null) {
    segments.push(t('resources.jadwal.summary.capacity', { smart_count: kapasitas }));
  }
  return segments.join(' · ');
}

/** Formats minutes as hours, for example '35 jam' or '34 jam 30 menit'. */
export function formatMinutes(t: Translate, minutes: number): string {
  const { jam, menit } = splitMinutes(minutes);
  return menit === 0
    ? t('resources.jadwal.total.hours_value', { smart_count: jam })
    : t('resources.jadwal.total.hours_minutes', { smart_count: jam, minutes: menit });
}

/** Splits minutes into whole hours and the rest. */
const splitMinutes = (minutes: number): { jam: number; menit: number } => ({
  jam: Math.floor(minutes / 60),
  menit: minutes % 60,
});
