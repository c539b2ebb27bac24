import { eq, sql } from 'drizzle-orm';
import {
  hasBegun,
  judgePrice,
  lengthenedBeyond,
  sayDay,
  type Ceiling,
  type PriceInput,
  type PriceVersion,
} from '#contract/price/index.ts';
import type { Context } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import { price } from '../db/schema/index.ts';
import { checkVersion } from '../db/version.ts';
import { notFound, Problem } from '../problem.ts';
import { refuse } from './checks.ts';
import { forTrail, insertPrice, toRow } from './keep.ts';
import type { Sold } from './read.ts';

/** A product or service, locked while its prices change. */
export interface Priced {
  readonly id: number;
  readonly nama: string;
  readonly riwayatHarga: readonly PriceVersion[];
}

/** What the price handlers need to know about products or services. */
export interface Pricing<R extends Priced> {
  readonly sold: Sold;
  /** Locks a record and returns it. @throws Problem 404 */
  readonly take: (ctx: Context, id: number) => Promise<R>;
  readonly read: (ctx: Context, id: number) => Promise<R>;
  readonly ceilingsOf: (thing: R) => readonly Ceiling[];
}

interface One {
  readonly params: { readonly id: number; readonly idHarga: number };
}

/** Returns a price that has not started yet. @throws Problem 404, 409 once it has started */
function stillToCome(thing: Priced, id: number, today: string): PriceVersion {
  const found = thing.riwayatHarga.find(one => one.id === id);
  if (!found) throw notFound('Harga');
  if (hasBegun(found, today)) {
    throw new Problem(
      'KEADAAN_SALAH',
      `Harga mulai ${sayDay(found.berlakuDari)} sudah berlaku, jadi tidak dapat diubah atau dihapus. Tambahkan harga baru yang menggantikannya.`,
    );
  }
  return found;
}

/**
 * Creates the price handlers of a resource. A started price is immutable, since orders use it; it
 * ends when the next one starts.
 */
export function priceVerbs<R extends Priced>({ sold, take, read, ceilingsOf }: Pricing<R>) {
  const grounds = (ctx: Context, thing: R) => ({
    today: dayInJakarta(ctx.now),
    ceilings: ceilingsOf(thing),
  });
  const tell = (ctx: Context, act: string, { id, nama }: R, change: object) =>
    ctx.audit({
      action: `${sold}.${act}`,
      resource: sold,
      recordId: id,
      recordLabel: nama,
      ...change,
    });

  return {
    async addPrice(ctx: Context, { params, body }: { params: { id: number }; body: PriceInput }) {
      const thing = await take(ctx, params.id);
      refuse(judgePrice(body, thing.riwayatHarga, grounds(ctx, thing)));
      await insertPrice(ctx, sold, thing.id, body);
      await tell(ctx, 'addPrice', thing, { after: forTrail(body) });
      return await read(ctx, thing.id);
    },

    async changePrice(ctx: Context, { params, body }: One & { body: PriceInput }) {
      const thing = await take(ctx, params.id);
      const { today, ceilings } = grounds(ctx, thing);
      const before = stillToCome(thing, params.idHarga, today);
      checkVersion(ctx.versionRead, before, body);
      const others = thing.riwayatHarga.filter(one => one !== before);
      refuse(judgePrice(body, others, { today, ceilings }, thing.riwayatHarga));
      await ctx.db
        .update(price)
        .set({
          ...toRow(body),
          version: sql`${price.version} + 1`,
          modifiedAt: ctx.now.toISOString(),
          modifiedBy: ctx.user.fullName,
        })
        .where(eq(price.id, before.id));
      const change = { before: forTrail(before), after: forTrail(body) };
      await tell(ctx, 'changePrice', thing, change);
      return await read(ctx, thing.id);
    },

    async removePrice(ctx: Context, { params }: One) {
      const thing = await take(ctx, params.id);
      const { today, ceilings } = grounds(ctx, thing);
      const before = stillToCome(thing, params.idHarga, today);
      checkVersion(ctx.versionRead, before, null);
      const others = thing.riwayatHarga.filter(one => one !== before);
      const lengthened = lengthenedBeyond(thing.riwayatHarga, others, ceilings);
      if (lengthened !== undefined) throw new Problem('KEADAAN_SALAH', `${lengthened}.`);
      await ctx.db.delete(price).where(eq(price.id, before.id));
      await tell(ctx, 'removePrice', thing, { before: forTrail(before) });
      return await read(ctx, thing.id);
    },
  };
}
