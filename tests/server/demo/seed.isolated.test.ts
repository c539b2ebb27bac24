import { expect, it } from 'vitest';
import { deriveKeys } from '#server/platform/crypto/keys.ts';
import { stock } from '#server/platform/db/schema/index.ts';
import { seedDemo } from '#server/app/demo/seed.ts';
import { useDatabase } from '../harness/database.ts';

const database = useDatabase();

it('the demo data is complete without the modules of a server', async () => {
  const now = new Date('2026-11-22T03:00:00Z');
  const keys = deriveKeys(new Uint8Array(32).fill(7));
  await seedDemo(database.db, { keys, clock: () => now });
  expect(await database.db.$count(stock)).toBeGreaterThan(0);
});
