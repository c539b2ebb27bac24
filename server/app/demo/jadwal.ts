import { weekdays, type DayHours } from '#contract/domains/jadwal/index.ts';
import { toJadwalColumns } from '#server/domains/jadwal/index.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { jadwal, jadwalFaskes } from '#server/platform/db/schema/index.ts';

const closedDay: DayHours = {
  aktif: false,
  buka: null,
  tutup: null,
  istirahatMulai: null,
  istirahatSelesai: null,
  kapasitas: null,
};
const openDay = (hours: Partial<DayHours>): DayHours => ({ ...closedDay, aktif: true, ...hours });

/** Clinic hours: working days with a lunch break, Saturday until noon. */
const clinicDay = openDay({
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
const clinicWeek: readonly DayHours[] = [
  ...[clinicDay, clinicDay, clinicDay, clinicDay, clinicFriday],
  openDay({ buka: '08:00', tutup: '12:00', kapasitas: 40 }),
  closedDay,
];

/** Hospital hours: every day, shorter at the weekend. */
const hospitalDay = openDay({ buka: '07:00', tutup: '20:00', kapasitas: 200 });
const weekendDay = openDay({ buka: '08:00', tutup: '14:00', kapasitas: 90 });
const hospitalWeek: readonly DayHours[] = [
  ...[hospitalDay, hospitalDay, hospitalDay, hospitalDay, hospitalDay],
  ...[weekendDay, weekendDay],
];

/** Weekly schedules of the first demo faskes, by index; the other faskes have none. */
const demoWeeks = [clinicWeek, hospitalWeek] as const;

/** Inserts the weekly schedules of the demo faskes. */
export async function seedDemoJadwal(
  db: Queryable,
  faskesIds: readonly number[],
  stamp: { readonly createdAt: string; readonly createdBy: string },
): Promise<void> {
  const by = { ...stamp, modifiedAt: stamp.createdAt, modifiedBy: stamp.createdBy };
  for (const [index, week] of demoWeeks.entries()) {
    const faskesId = faskesIds[index];
    if (faskesId === undefined) continue;
    await db.insert(jadwal).values({ faskesId, ...by });
    await db.insert(jadwalFaskes).values(
      week.map((day, i) => ({
        faskesId,
        hari: weekdays[i] ?? 7,
        ...toJadwalColumns(day),
        ...by,
      })),
    );
  }
}
