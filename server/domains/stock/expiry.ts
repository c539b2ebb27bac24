import { eq, sql } from 'drizzle-orm';
import { stock } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import type { RecordJob } from '#server/platform/scheduler/scheduler.ts';
import { addEntries } from './ledger.ts';

/**
 * Moves what is left of expired batches, usable or quarantined, to the expired doses. A stock whose
 * count differs waits until the difference is explained or counted again.
 */
export const expireStock: RecordJob = {
  name: 'expire stock',
  table: stock,
  isDue:
    now => sql`${stock.masalah} is distinct from 'SELISIH_HITUNG' and (${stock.sisa} > 0 or ${stock.dikarantina} > 0) and ${stock.idBatch} in (
    select id from batch where kedaluwarsa < ${dayInJakarta(now)}::date)`,
  run: async (db, id, now) => {
    const [row] = await db.select().from(stock).where(eq(stock.id, id));
    if (!row) return;
    const usable = Math.max(0, row.sisa);
    await addEntries({ db, now, user: null }, id, [
      { jenis: 'KARANTINA', jumlah: -row.dikarantina },
      { jenis: 'KEDALUWARSA', jumlah: usable + row.dikarantina },
    ]);
  },
};

/**
 * Takes back the expiry of doses whose batch may be used longer, because its last day was corrected.
 */
export const unexpireStock: RecordJob = {
  name: 'take back the expiry of stock',
  table: stock,
  isDue: now => sql`${stock.kedaluwarsa} > 0 and ${stock.idBatch} in (
    select id from batch where kedaluwarsa >= ${dayInJakarta(now)}::date and status <> 'KEDALUWARSA')`,
  run: async (db, id, now) => {
    const [row] = await db.select().from(stock).where(eq(stock.id, id));
    if (!row) return;
    await addEntries({ db, now, user: null }, id, [
      { jenis: 'KEDALUWARSA', jumlah: -row.kedaluwarsa, alasan: 'Kedaluwarsa batch diperbaiki' },
    ]);
  },
};
