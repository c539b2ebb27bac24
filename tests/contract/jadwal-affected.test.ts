import { expect, it } from 'vitest';
import { affectedDays } from '#contract/domains/jadwal/affected.ts';
import type { Weekday } from '#contract/domains/jadwal/week.ts';

const open = (hari: Weekday, kapasitas: number | null, aktif = true) => ({
  hari,
  aktif,
  buka: '08:00',
  tutup: '15:00',
  istirahatMulai: null,
  istirahatSelesai: null,
  kapasitas,
});
/** Monday and Saturday. */
const planned = [
  { tanggal: '2030-01-07', peserta: 40 },
  { tanggal: '2030-01-12', peserta: 29 },
];

it('names the days that a schedule closes, and those that it makes too small', () => {
  const before = [open(1, 50), open(6, 50)];
  const [monday, saturday] = planned;
  expect(affectedDays(before, [open(1, 50), open(6, 50, false)], planned)).toEqual([
    { ...saturday, kapasitas: null },
  ]);
  expect(affectedDays(before, [open(1, 30), open(6, 30)], planned)).toEqual([
    { ...monday, kapasitas: 30 },
  ]);
  // What was so before is no news.
  expect(affectedDays([open(1, 30)], [open(1, 35)], planned)).toEqual([]);
  // A first schedule closes the days that it leaves out.
  expect(affectedDays([], [open(1, 50)], planned)).toEqual([{ ...saturday, kapasitas: null }]);
});
