import { eq } from 'drizzle-orm';
import {
  hasBegun,
  validatePrice,
  extendedPriceIssue,
  type CeilingKind,
  type PriceInput,
  type PriceVersion,
} from '#contract/domains/price/index.ts';
import type { Context } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { price } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import { updateStamps } from '#server/platform/record/index.ts';
import { lockCeilings } from './ceiling-decrees.ts';
import { throwIfInvalid } from './checks.ts';
import { priceAuditFields, insertPrice, toPriceColumns } from './write.ts';
import type { PricedResourceName } from './read.ts';

/** A product or service, locked while its prices change. */
export interface PricedRecord {
  readonly id: number;
  readonly nama: string;
  readonly riwayatHarga: readonly PriceVersion[];
}

/** What the price handlers need to know about products or services. */
export interface PriceHandlerOptions<R extends PricedRecord> {
  readonly pricedResource: PricedResourceName;
  readonly records: {
    /** Locks a record and returns it. @throws Problem 404 */
    readonly lock: (ctx: Context, id: number) => Promise<R>;
    readonly get: (ctx: Context, id: number) => Promise<R>;
    readonly audit: (
      ctx: Context,
      record: R,
      action: string,
      change: { readonly before?: object; readonly after?: object },
    ) => Promise<void>;
  };
  /** Which price ceilings apply to a record. */
  readonly ceilingKind: (record: R) => CeilingKind;
}

interface PriceTarget {
  readonly params: { readonly id: number; readonly idHarga: number };
}

/** Returns a price that has not started yet. @throws Problem 404, 409 once it has started */
function getFuturePrice(record: PricedRecord, id: number, today: string): PriceVersion {
  const found = record.riwayatHarga.find(one => one.id === id);
  if (!found) throw notFound('price');
  if (hasBegun(found, today)) {
    throw new Problem('KEADAAN_SALAH', message('price.begun', { mulai: found.berlakuDari }));
  }
  return found;
}

/**
 * Creates the price handlers of a resource. A started price is immutable, since orders use it; it
 * ends when the next one starts.
 */
export function createPriceHandlers<R extends PricedRecord>({
  pricedResource,
  records: { lock, get, audit },
  ceilingKind,
}: PriceHandlerOptions<R>) {
  const findValidationContext = async (ctx: Context, record: R) => ({
    today: dayInJakarta(ctx.now),
    ceilings: await lockCeilings(ctx.db, ceilingKind(record)),
  });

  return {
    async addPrice(ctx: Context, { params, body }: { params: { id: number }; body: PriceInput }) {
      const record = await lock(ctx, params.id);
      throwIfInvalid(
        validatePrice(body, record.riwayatHarga, await findValidationContext(ctx, record)),
      );
      await insertPrice(ctx, pricedResource, record.id, body);
      await audit(ctx, record, 'addPrice', { after: priceAuditFields(body) });
      return await get(ctx, record.id);
    },

    async changePrice(ctx: Context, { params, body }: PriceTarget & { body: PriceInput }) {
      const record = await lock(ctx, params.id);
      const { today, ceilings } = await findValidationContext(ctx, record);
      const before = getFuturePrice(record, params.idHarga, today);
      checkVersion(ctx.expectedVersion, before, body);
      const others = record.riwayatHarga.filter(one => one !== before);
      throwIfInvalid(validatePrice(body, others, { today, ceilings }, record.riwayatHarga));
      await ctx.db
        .update(price)
        .set({ ...toPriceColumns(body), ...updateStamps(ctx, price) })
        .where(eq(price.id, before.id));
      const change = { before: priceAuditFields(before), after: priceAuditFields(body) };
      await audit(ctx, record, 'changePrice', change);
      return await get(ctx, record.id);
    },

    async removePrice(ctx: Context, { params }: PriceTarget) {
      const record = await lock(ctx, params.id);
      const { today, ceilings } = await findValidationContext(ctx, record);
      const before = getFuturePrice(record, params.idHarga, today);
      checkVersion(ctx.expectedVersion, before, null);
      const others = record.riwayatHarga.filter(one => one !== before);
      const issue = extendedPriceIssue(record.riwayatHarga, others, ceilings);
      if (issue !== undefined)
        throw new Problem('KEADAAN_SALAH', message('price.sentence', { kalimat: issue }));
      await ctx.db.delete(price).where(eq(price.id, before.id));
      await audit(ctx, record, 'removePrice', { before: priceAuditFields(before) });
      return await get(ctx, record.id);
    },
  };
}
