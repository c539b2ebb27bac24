import { addDays } from '#contract/core/values/day.ts';
import { weekdayOf, type Holiday } from '#contract/domains/jadwal/index.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { libur } from '#server/platform/db/schema/index.ts';

/**
 * The national holidays of 2026 (joint decree of three ministers, SKB 3 Menteri), and those of 2027 whose day
 * the law or the Christian calendar fixes.
 */
const nationalHolidays: readonly Holiday[] = [
  { tanggal: '2026-01-01', nama: 'Tahun Baru Masehi' },
  { tanggal: '2026-01-16', nama: 'Isra Mikraj Nabi Muhammad' },
  { tanggal: '2026-02-17', nama: 'Tahun Baru Imlek' },
  { tanggal: '2026-03-19', nama: 'Hari Suci Nyepi' },
  { tanggal: '2026-03-21', nama: 'Idulfitri, hari pertama' },
  { tanggal: '2026-03-22', nama: 'Idulfitri, hari kedua' },
  { tanggal: '2026-04-03', nama: 'Wafat Yesus Kristus' },
  { tanggal: '2026-04-05', nama: 'Kebangkitan Yesus Kristus (Paskah)' },
  { tanggal: '2026-05-01', nama: 'Hari Buruh Internasional' },
  { tanggal: '2026-05-14', nama: 'Kenaikan Yesus Kristus' },
  { tanggal: '2026-05-27', nama: 'Iduladha' },
  { tanggal: '2026-05-31', nama: 'Hari Raya Waisak' },
  { tanggal: '2026-06-01', nama: 'Hari Lahir Pancasila' },
  { tanggal: '2026-06-16', nama: 'Tahun Baru Islam' },
  { tanggal: '2026-08-17', nama: 'Proklamasi Kemerdekaan' },
  { tanggal: '2026-08-25', nama: 'Maulid Nabi Muhammad' },
  { tanggal: '2026-12-25', nama: 'Kelahiran Yesus Kristus' },
  { tanggal: '2027-01-01', nama: 'Tahun Baru Masehi' },
  { tanggal: '2027-03-26', nama: 'Wafat Yesus Kristus' },
  { tanggal: '2027-03-28', nama: 'Kebangkitan Yesus Kristus (Paskah)' },
  { tanggal: '2027-05-01', nama: 'Hari Buruh Internasional' },
  { tanggal: '2027-05-06', nama: 'Kenaikan Yesus Kristus' },
  { tanggal: '2027-06-01', nama: 'Hari Lahir Pancasila' },
  { tanggal: '2027-08-17', nama: 'Proklamasi Kemerdekaan' },
  { tanggal: '2027-12-25', nama: 'Kelahiran Yesus Kristus' },
];

/** Returns the first day from a day on that is neither a Sunday, when a clinic is closed, nor a holiday. */
export const workday = (day: string): string =>
  weekdayOf(day) === 7 || nationalHolidays.some(({ tanggal }) => tanggal === day)
    ? workday(addDays(day, 1))
    : day;

/** Days from today to the holiday of the demo facility; orders and deliveries are planned before it. */
const daysToTraining = 45;

/** Inserts the national holidays and one of a facility. */
export async function seedDemoLibur(
  db: Queryable,
  today: string,
  idFaskes: number | undefined,
  stamp: Readonly<Record<'createdAt' | 'createdBy' | 'modifiedAt' | 'modifiedBy', string>>,
): Promise<void> {
  const training = workday(addDays(today, daysToTraining));
  await db
    .insert(libur)
    .values([
      ...nationalHolidays.map(one => ({ ...one, ...stamp })),
      { tanggal: training, nama: 'Pelatihan tenaga kesehatan', idFaskes, ...stamp },
    ]);
}
