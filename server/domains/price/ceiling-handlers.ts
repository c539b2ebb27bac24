import { eq } from 'drizzle-orm';
import type { z } from '#contract/core/zod.ts';
import {
  ceilingsOf,
  exceededCeiling,
  type CeilingKind,
  type PriceVersion,
} from '#contract/domains/price/index.ts';
import {
  priceCeilingFields,
  type PriceCeiling,
  type SavedPriceCeiling,
  type priceCeilingCalls,
  type priceCeilingInput,
} from '#contract/domains/price/ceiling-decree.ts';
import { productCeilingKind } from '#contract/domains/product.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { ignoringCase } from '#server/platform/db/list-query.ts';
import { priceCeiling, product, service } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import {
  defineRecords,
  fieldNames,
  formColumns,
  type ReadContext,
} from '#server/platform/record/index.ts';
import { findCeilingDecrees } from './ceiling-decrees.ts';
import { withPrices } from './read.ts';

const ceilings = defineRecords({
  table: priceCeiling,
  resource: 'priceCeiling',
  noun: 'priceCeiling',
  select: ({ db }: ReadContext) => db.select().from(priceCeiling).$dynamic(),
  labelOf: ({ nomor }) => nomor,
  auditFields: fieldNames(priceCeilingFields),
  constraints: [
    {
      constraint: 'price_ceiling_berlaku_mulai_unique',
      field: 'berlakuMulai',
      message: message('ceiling.startTaken'),
    },
  ],
});

/**
 * Requires a decree to begin after every decree that has begun, so that the ceilings of past days stay as they were.
 * @throws Problem 422
 */
async function checkStart(
  ctx: Context,
  { berlakuMulai }: z.output<typeof priceCeilingInput>,
): Promise<void> {
  const today = dayInJakarta(ctx.now);
  const begun = (await findCeilingDecrees(ctx.db)).findLast(one => one.berlakuMulai <= today);
  if (begun === undefined || berlakuMulai > begun.berlakuMulai) return;
  throw invalidField(
    'berlakuMulai',
    message('ceiling.startsTooEarly', { nomor: begun.nomor, mulai: begun.berlakuMulai }),
  );
}

/** Locks a decree that has not begun. @throws Problem 404, 409, 412 */
async function lockFuture(ctx: Context, id: number, submitted: unknown): Promise<PriceCeiling> {
  const before = await ceilings.lock(ctx, id, { submitted, strength: 'update' });
  if (before.berlakuMulai > dayInJakarta(ctx.now)) return before;
  throw new Problem('KEADAAN_SALAH', message('ceiling.begun', { mulai: before.berlakuMulai }));
}

/** Adds the prices of active products and services that exceed the ceilings which begin with a decree. */
async function withExceeding(ctx: Context, saved: PriceCeiling): Promise<SavedPriceCeiling> {
  const decrees = await findCeilingDecrees(ctx.db);
  const exceeding = (
    kind: CeilingKind,
    nama: string,
    prices: readonly PriceVersion[],
  ): SavedPriceCeiling['melampaui'] => {
    const rules = ceilingsOf(decrees, kind);
    const at = rules.findIndex(({ from }) => from === saved.berlakuMulai);
    if (at === -1) return [];
    // The ceiling of this decree ends where the next one begins.
    const own = rules.slice(at, at + 2);
    return prices
      .filter(price => exceededCeiling(own, price) === own[0])
      .map(({ harga }) => ({ nama, harga }));
  };
  const products = await ctx.db.select().from(product).where(eq(product.isActive, true));
  const services = await ctx.db.select().from(service).where(eq(service.isActive, true));
  return {
    ...saved,
    melampaui: [
      ...(await withPrices(ctx, 'product', products, 'harga')).flatMap(
        ({ tipe, nama, riwayatHarga }) => exceeding(productCeilingKind(tipe), nama, riwayatHarga),
      ),
      ...(await withPrices(ctx, 'service', services, 'harga')).flatMap(({ nama, riwayatHarga }) =>
        exceeding('service', nama, riwayatHarga),
      ),
    ],
  };
}

export const priceCeilingHandlers: Handlers<typeof priceCeilingCalls> = {
  list: ceilings.list({
    search: [priceCeiling.nomor, priceCeiling.judul],
    sort: {
      berlakuMulai: priceCeiling.berlakuMulai,
      tanggal: priceCeiling.tanggal,
      nomor: ignoringCase(priceCeiling.nomor),
      modifiedAt: priceCeiling.modifiedAt,
    },
    filters: { berlakuMulai: priceCeiling.berlakuMulai },
  }),
  decrees: ({ db }) => findCeilingDecrees(db),
  get: (ctx, { params }) => ceilings.get(ctx, params.id),
  create: async (ctx, { body }) => {
    await checkStart(ctx, body);
    return await withExceeding(
      ctx,
      await ceilings.insert(ctx, formColumns(priceCeilingFields, body)),
    );
  },
  update: async (ctx, { params, body }) => {
    const before = await lockFuture(ctx, params.id, body);
    await checkStart(ctx, body);
    return await withExceeding(
      ctx,
      await ceilings.update(ctx, before, formColumns(priceCeilingFields, body)),
    );
  },
  remove: async (ctx, { params }) => ceilings.remove(ctx, await lockFuture(ctx, params.id, null)),
};
