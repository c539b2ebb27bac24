import { and, eq, inArray, sql } from 'drizzle-orm';
import { type BatchChoice, type vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import {
  assessBatch,
  findRegisterBatches,
  findUsableBatches,
} from '#server/domains/batch/index.ts';
import { findUsableStock } from '#server/domains/stock/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { ignoringCase } from '#server/platform/db/list-query.ts';
import { batch, dose, product } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { resolveFaskes } from '../scope.ts';
import { isVaccine } from './resolve-vaccine.ts';

/** Returns why the batch that was chosen before may not be chosen, or null. */
async function whyNotChosen(
  { db, render }: Pick<Context, 'db' | 'render'>,
  idBatch: number | undefined,
  day: string,
): Promise<string | null> {
  if (idBatch === undefined) return null;
  const [found] = await findRegisterBatches(db, day, eq(batch.id, idBatch));
  const reason = found ? assessBatch(found, day).refusal : message('batch.unknown');
  return reason ? render(reason) : null;
}

/** Returns which of the batches a facility has used. */
async function findUsedBatches(
  { db }: Pick<Context, 'db'>,
  faskesId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const used = await db
    .select({ id: batch.id })
    .from(batch)
    .where(
      and(
        inArray(batch.id, [...ids]),
        sql`exists (select from ${dose} where ${dose.idBatch} = ${batch.id}
          and ${dose.faskesId} = ${faskesId} and ${dose.dibatalkan} is null)`,
      ),
    );
  return new Set(used.map(({ id }) => id));
}

/** Ranks a batch: in stock above used before, and both above the others. */
const rankOf = ({ stok, pernahDipakai }: Pick<BatchChoice, 'pernahDipakai' | 'stok'>): number =>
  (stok !== null && stok > 0 ? 2 : 0) + (pernahDipakai ? 1 : 0);

/** Lists the vaccines and batches that a facility may choose for a day. */
export const vaccines: Handler<typeof vaksinasiCalls.vaccines> = async (ctx, { query }) => {
  const { id: faskesId } = await resolveFaskes(ctx, query.idFaskes);
  const day = query.tanggal ?? dayInJakarta(ctx.now);
  const usable = await findUsableBatches(ctx.db, day);
  const used = await findUsedBatches(
    ctx,
    faskesId,
    usable.map(({ id }) => id),
  );
  const stored = await findUsableStock(
    ctx.db,
    faskesId,
    usable.map(({ id }) => id),
  );
  const choices = usable.map(one => {
    const { id, nomor, idProduk, namaProduk, kedaluwarsa } = one;
    const { warning } = assessBatch(one, day);
    const peringatan = warning ? ctx.render(warning) : null;
    return {
      id,
      nomor,
      idProduk,
      namaProduk,
      kedaluwarsa,
      pernahDipakai: used.has(id),
      stok: stored.get(id) ?? null,
      peringatan,
    };
  });
  return {
    produk: await ctx.db
      .select({ id: product.id, name: product.nama })
      .from(product)
      .where(isVaccine)
      .orderBy(ignoringCase(product.nama)),
    // The sort is stable, so each part stays in the order of expiry.
    batch: choices.sort((a, b) => rankOf(b) - rankOf(a)),
    halangan: await whyNotChosen(ctx, query.idBatch, day),
  };
};
