import { weekdays, type DayHours } from '#contract/jadwal/index.ts';
import type { Queryable } from '../db/client.ts';
import { jadwal, jadwalFaskes } from '../db/schema/index.ts';
import { columnsOf } from '../jadwal/row.ts';

const closed: DayHours = {
  aktif: false,
  buka: null,
  tutup: null,
  istirahatMulai: null,
  istirahatSelesai: null,
  kapasitas: null,
};
const open = (hours: Partial<DayHours>): DayHours => ({ ...closed, aktif: true, ...hours });

/** Clinic hours: working days with a lunch break, Saturday until noon. */
const clinicDay = open({
  buka: '08:00',
  tutup: '16:00',
  istirahatMulai: '12:00',
  istirahatSelesai: '13:00',
  kapasitas: 80,
});
const clinicFriday = {
  ...clinicDay,
  istirahatMulai: '11:30',
  istirahatSelesai: '13:00',
  kapasitas: 60,
};
const clinic: readonly DayHours[] = [
  ...[clinicDay, clinicDay, clinicDay, clinicDay, clinicFriday],
  open({ buka: '08:00', tutup: '12:00', kapasitas: 40 }),
  closed,
];

/** Hospital hours: every day, shorter at the weekend. */
const hospitalDay = open({ buka: '07:00', tutup: '20:00', kapasitas: 200 });
const weekendDay = open({ buka: '08:00', tutup: '14:00', kapasitas: 90 });
const hospital: readonly DayHours[] = [
  ...[hospitalDay, hospitalDay, hospitalDay, hospitalDay, hospitalDay],
  ...[weekendDay, weekendDay],
];

/** Weekly schedules of the first demo faskes, by index; the other faskes have none. */
const weeks = [clinic, hospital] as const;

/** Inserts the weekly schedules of the demo faskes. */
export async function seedSchedules(
  db: Queryable,
  faskesIds: readonly number[],
  stamp: { readonly createdAt: string; readonly createdBy: string },
): Promise<void> {
  const by = { ...stamp, modifiedAt: stamp.createdAt, modifiedBy: stamp.createdBy };
  for (const [place, week] of weeks.entries()) {
    const faskesId = faskesIds[place];
    if (faskesId === undefined) continue;
    await db.insert(jadwal).values({ faskesId, ...by });
    await db
      .insert(jadwalFaskes)
      .values(
        week.map((day, i) => ({ faskesId, weekday: weekdays[i] ?? 7, ...columnsOf(day), ...by })),
      );
  }
}
