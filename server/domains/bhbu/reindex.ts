import { eq, isNotNull } from 'drizzle-orm';
import { blindIndex } from '#server/platform/crypto/blind-index.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { decryptBhbuNumbers } from './columns.ts';

/** Computes the blind index of every NPWP again. @returns the number of companies */
export async function reindexBhbu(db: Queryable, keys: Keys): Promise<number> {
  const rows = await db.select().from(bhbu).where(isNotNull(bhbu.npwpKey));
  for (const row of rows) {
    const { npwp } = decryptBhbuNumbers(keys, row);
    const npwpKey = npwp === null ? null : blindIndex(keys, `npwp:${npwp}`);
    await db.update(bhbu).set({ npwpKey }).where(eq(bhbu.id, row.id));
  }
  return rows.length;
}
