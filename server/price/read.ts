import { inArray } from 'drizzle-orm';
import { priceOn, timeline, type PriceVersion } from '#contract/price/index.ts';
import type { Queryable } from '../db/client.ts';
import { price } from '../db/schema/index.ts';

/** What has prices. */
export type Sold = 'product' | 'service';

/** The column by which a price knows whose it is. */
export const ownerColumn = { product: price.productId, service: price.serviceId } as const;

/** The prices of several things by the number of the thing, each in the order of its days. */
export async function pricesOf(
  db: Queryable,
  sold: Sold,
  ids: readonly number[],
): Promise<(id: number) => PriceVersion[]> {
  const owner = ownerColumn[sold];
  const rows = await db
    .select({
      owner,
      id: price.id,
      harga: price.amount,
      berlakuDari: price.validFrom,
      sampaiDiisi: price.validUntil,
      noSK: price.decree,
      version: price.version,
      createdAt: price.createdAt,
      createdBy: price.createdBy,
      modifiedAt: price.modifiedAt,
      modifiedBy: price.modifiedBy,
    })
    .from(price)
    .where(inArray(owner, [...ids]));
  return id => timeline(rows.filter(row => row.owner === id));
}

/** What a record tells of its prices: the one that holds today, null where none does, and all there are. */
export function presentOf(riwayatHarga: PriceVersion[], today: string) {
  const {
    harga = null,
    berlakuDari = null,
    berlakuSampai = null,
    noSK = null,
  } = priceOn(riwayatHarga, today) ?? {};
  return { harga, rest: { berlakuDari, berlakuSampai, noSK, riwayatHarga } };
}
