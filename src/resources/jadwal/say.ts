import { openMinutes, type DayHours } from '#contract/jadwal/week.ts';
import type { Say } from '#src/i18n/useWords.ts';
import { hoursOf } from './time.ts';

/** Describes a day, for example '08:00–16:00 · istirahat 12:00–13:00 · kapasitas 80 orang'. */
export function sayDay(say: Say, day: DayHours): string {
  if (!day.aktif) return say('resources.jadwal.say.closed');
  if (openMinutes(day) === 0) return say('resources.jadwal.say.incomplete');
  const { buka, tutup, istirahatMulai, istirahatSelesai, kapasitas } = day;
  const said = [say('resources.jadwal.say.hours', { from: buka ?? '', until: tutup ?? '' })];
  if (istirahatMulai !== null) {
    said.push(
      say('resources.jadwal.say.break', { from: istirahatMulai, until: istirahatSelesai ?? '' }),
    );
  }
  if (kapasitas !== null) {
    said.push(say('resources.jadwal.say.capacity', { smart_count: kapasitas }));
  }
  return said.join(' · ');
}

/** Formats minutes as hours, for example '35 jam' or '34 jam 30 menit'. */
export function sayMinutes(say: Say, minutes: number): string {
  const { jam, menit } = hoursOf(minutes);
  return menit === 0
    ? say('resources.jadwal.total.hours_value', { smart_count: jam })
    : say('resources.jadwal.total.hours_minutes', { smart_count: jam, minutes: menit });
}
