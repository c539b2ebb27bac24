import type { PriceInput, PriceVersion } from '#contract/domains/price/index.ts';
import type { Context } from '#server/platform/context.ts';
import { price } from '#server/platform/db/schema/index.ts';
import { insertStamps } from '#server/platform/record/index.ts';
import type { PricedResourceName } from './read.ts';

/** Returns the audit fields of a price. */
export const priceAuditFields = ({
  harga,
  berlakuDari,
  noSK,
  ...end
}: PriceInput | PriceVersion) => ({
  harga,
  berlakuDari,
  berlakuSampai: ('sampaiDiisi' in end ? end.sampaiDiisi : end.berlakuSampai) ?? null,
  noSK,
});

/** Converts a price form to columns. */
export const toPriceColumns = ({ harga, berlakuDari, berlakuSampai, noSK }: PriceInput) => ({
  harga: harga,
  berlakuDari: berlakuDari,
  berlakuSampai: berlakuSampai ?? null,
  noSK: noSK,
});

/** Inserts a validated price of a product or service. */
export async function insertPrice(
  ctx: Pick<Context, 'db' | 'now' | 'user'>,
  resource: PricedResourceName,
  ownerId: number,
  input: PriceInput,
): Promise<void> {
  await ctx.db.insert(price).values({
    ...(resource === 'product' ? { productId: ownerId } : { serviceId: ownerId }),
    ...toPriceColumns(input),
    ...insertStamps(ctx),
  });
}
