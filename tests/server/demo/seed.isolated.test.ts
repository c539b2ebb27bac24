import { expect, it } from 'vitest';
import { deriveKeys } from '#server/platform/crypto/keys.ts';
import { arrival, contact, doseCorrection, stock } from '#server/platform/db/schema/index.ts';
import { seedDemo } from '#server/app/demo/seed.ts';
import { useDatabase } from '../harness/database.ts';

const database = useDatabase();

it('the demo data is complete without the modules of a server, also after midnight in Jakarta', async () => {
  const now = new Date('2026-11-21T17:04:00Z');
  const keys = deriveKeys(new Uint8Array(32).fill(7));
  await seedDemo(database.db, {
    keys,
    clock: () => now,
    config: { publicUrl: 'http://portal.test' },
  });
  expect(await database.db.$count(stock)).toBeGreaterThan(0);
  // The queue of the day shows who has arrived.
  const arrivals = await database.db.select().from(arrival);
  expect(arrivals.map(({ tanggal }) => tanggal)).toEqual(Array(3).fill('2026-11-22'));
  expect(await database.db.$count(contact)).toBeGreaterThan(0);
  expect(await database.db.$count(doseCorrection)).toBeGreaterThan(0);
});
