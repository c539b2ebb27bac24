import { inArray } from 'drizzle-orm';
import { priceOn, priceTimeline, type PriceVersion } from '#contract/domains/price/index.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { price } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';

/** Resources that have prices. */
export type PricedResourceName = 'product' | 'service';

/** Foreign key column of a price, by resource. */
export const priceOwnerColumn = { product: price.productId, service: price.serviceId } as const;

/**
 * Loads the prices of several records; the returned function gives those of one id, by start day.
 */
async function loadPrices(
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

/** A price amount by the field that holds it. */
type Amount<F extends string> = Readonly<Record<F, number | null>>;

/**
 * Adds the price valid today and the price history to product or service rows.
 * @param amountField field for the amount, which is null when no price is valid today
 */
export async function withPrices<R extends { readonly id: number }, F extends string>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  resource: PricedResourceName,
  rows: readonly R[],
  amountField: F,
) {
  const prices = await loadPrices(
    db,
    resource,
    rows.map(({ id }) => id),
  );
  return rows.map(row => {
    const riwayatHarga = prices(row.id);
    const current = priceOn(riwayatHarga, dayInJakarta(now));
    return {
      ...row,
      ...({ [amountField]: current?.harga ?? null } as Amount<F>),
      berlakuDari: current?.berlakuDari ?? null,
      berlakuSampai: current?.berlakuSampai ?? null,
      noSK: current?.noSK ?? null,
      riwayatHarga,
    };
  });
}
