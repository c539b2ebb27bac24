import { inArray } from 'drizzle-orm';
import { priceOn, priceTimeline, type PriceVersion } from '#contract/price/index.ts';
import type { Queryable } from '../db/client.ts';
import { price } from '../db/schema/index.ts';

/** Resources that have prices. */
export type PricedResourceName = 'product' | 'service';

/** Foreign key column of a price, by resource. */
export const priceOwnerColumn = { product: price.productId, service: price.serviceId } as const;

/**
 * Loads the prices of several records; the returned function gives those of one id, by start day.
 */
export async function loadPrices(
  db: Queryable,
  resource: PricedResourceName,
  ids: readonly number[],
): Promise<(id: number) => PriceVersion[]> {
  const owner = priceOwnerColumn[resource];
  const rows = await db
    .select({
      owner,
      id: price.id,
      harga: price.harga,
      berlakuDari: price.berlakuDari,
      sampaiDiisi: price.berlakuSampai,
      noSK: price.noSK,
      version: price.version,
      createdAt: price.createdAt,
      createdBy: price.createdBy,
      modifiedAt: price.modifiedAt,
      modifiedBy: price.modifiedBy,
    })
    .from(price)
    .where(inArray(owner, [...ids]));
  return id => priceTimeline(rows.filter(row => row.owner === id));
}

/**
 * Splits off the amount of the price valid today, null when there is none; `rest` holds the other
 * price fields.
 */
export function currentPriceOf(riwayatHarga: PriceVersion[], today: string) {
  const {
    harga = null,
    berlakuDari = null,
    berlakuSampai = null,
    noSK = null,
  } = priceOn(riwayatHarga, today) ?? {};
  return { harga, rest: { berlakuDari, berlakuSampai, noSK, riwayatHarga } };
}
