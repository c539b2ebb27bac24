import { asc, sql } from 'drizzle-orm';
import {
  ceilingsOf,
  type Ceiling,
  type CeilingDecree,
  type CeilingKind,
} from '#contract/domains/price/index.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { priceCeiling } from '#server/platform/db/schema/index.ts';

/** Returns all decrees that set price ceilings, oldest first; they are few. */
export const findCeilingDecrees = async (db: Queryable): Promise<CeilingDecree[]> =>
  await db
    .select({
      nomor: priceCeiling.nomor,
      berlakuMulai: priceCeiling.berlakuMulai,
      batasVaksin: priceCeiling.batasVaksin,
      batasLayanan: priceCeiling.batasLayanan,
    })
    .from(priceCeiling)
    .orderBy(asc(priceCeiling.berlakuMulai));

/**
 * Returns the ceilings of a kind, oldest first, for a price that is to be saved. Until the transaction ends no
 * decree is recorded, so that the price and a lower ceiling cannot miss each other.
 */
export async function lockCeilings(db: Queryable, kind: CeilingKind): Promise<Ceiling[]> {
  await db.execute(sql`lock table ${priceCeiling} in share mode`);
  return ceilingsOf(await findCeilingDecrees(db), kind);
}
