import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { chiller } from '../schema/index.ts';

/** The chillers that a facility has listed: their number and the doses that they hold. */
interface ChillerSums {
  readonly jumlahChiller: number;
  readonly kapasitasChiller: number;
}

/** Sums up the chillers of a facility; undefined while it has listed none. */
export async function sumChillers(
  db: Queryable,
  idFaskes: number,
): Promise<ChillerSums | undefined> {
  const [sums] = await db
    .select({
      jumlahChiller: sql<number>`count(*)::int`,
      kapasitasChiller: sql<number>`least(coalesce(sum(${chiller.kapasitas}), 0), 10000000)::int`,
    })
    .from(chiller)
    .where(eq(chiller.idFaskes, idFaskes));
  return sums && sums.jumlahChiller > 0 ? sums : undefined;
}
