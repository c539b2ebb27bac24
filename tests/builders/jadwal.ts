import type { DayHours, Weekday } from '#contract/domains/jadwal/index.ts';
import type { Db } from '#server/platform/db/client.ts';
import { jadwal, jadwalFaskes } from '#server/platform/db/schema/index.ts';
import { toJadwalColumns } from '#server/domains/jadwal/columns.ts';

/** Returns valid opening hours of one day. */
export const dayHours = (overrides: Partial<DayHours> = {}): DayHours => ({
  aktif: true,
  buka: '08:00',
  tutup: '16:00',
  istirahatMulai: '12:00',
  istirahatSelesai: '13:00',
  kapasitas: 50,
  ...overrides,
});

/**
 * Inserts a schedule with rows for the `open` and the `closed` weekdays and none for the others.
 */
export async function buildJadwal(
  db: Db,
  faskesId: number,
  open: readonly Weekday[],
  closed: readonly Weekday[] = [],
): Promise<void> {
  await db.insert(jadwal).values({ faskesId });
  const days = [
    ...open.map(hari => ({ hari, ...toJadwalColumns(dayHours()) })),
    ...closed.map(hari => ({ hari, ...toJadwalColumns(dayHours({ aktif: false })) })),
  ];
  await db.insert(jadwalFaskes).values(days.map(day => ({ faskesId, ...day })));
}
