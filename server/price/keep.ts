import type { PriceInput, PriceVersion } from '#contract/price/index.ts';
import type { Context } from '../context.ts';
import { price } from '../db/schema/index.ts';
import type { Sold } from './read.ts';

/** Returns the audit fields of a price. */
export const forTrail = ({ harga, berlakuDari, noSK, ...until }: PriceInput | PriceVersion) => ({
  harga,
  berlakuDari,
  berlakuSampai: ('sampaiDiisi' in until ? until.sampaiDiisi : until.berlakuSampai) ?? null,
  noSK,
});

/** Converts a price form to columns. */
export const toRow = ({ harga, berlakuDari, berlakuSampai, noSK }: PriceInput) => ({
  amount: harga,
  validFrom: berlakuDari,
  validUntil: berlakuSampai ?? null,
  decree: noSK,
});

/** Inserts a validated price of a product or service. */
export async function insertPrice(
  ctx: Context,
  sold: Sold,
  owner: number,
  input: PriceInput,
): Promise<void> {
  await ctx.db.insert(price).values({
    ...(sold === 'product' ? { productId: owner } : { serviceId: owner }),
    ...toRow(input),
    createdAt: ctx.now.toISOString(),
    createdBy: ctx.user.fullName,
    modifiedAt: ctx.now.toISOString(),
    modifiedBy: ctx.user.fullName,
  });
}
