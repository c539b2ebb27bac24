import { and, eq, inArray, sql } from 'drizzle-orm';
import { dayInZone } from '#contract/core/values/zone.ts';
import type { VaccinationType } from '#contract/domains/peserta/record.ts';
import {
  isOtherType,
  type BatchChoice,
  type vaksinasiCalls,
} from '#contract/domains/vaksinasi/index.ts';
import {
  assessBatch,
  findRegisterBatches,
  findUsableBatches,
} from '#server/domains/batch/index.ts';
import { livePesertaScope } from '#server/domains/peserta/index.ts';
import { findDosesLeft } from '#server/domains/stock/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { ignoringCase } from '#server/platform/db/list-query.ts';
import { batch, bhbu, dose, peserta, product } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound } from '#server/platform/problem.ts';
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

/** The participant for whom batches are chosen, with the name of their company. */
async function findRecipient(ctx: Context, id: number) {
  const [found] = await ctx.db
    .select({
      idBHBU: peserta.bhbuId,
      namaBHBU: bhbu.namaBHBU,
      vaccinationType: sql<VaccinationType>`${peserta.vaccinationType}`,
    })
    .from(peserta)
    .leftJoin(bhbu, eq(bhbu.id, peserta.bhbuId))
    .where(and(eq(peserta.id, id), livePesertaScope(ctx)));
  if (!found) throw notFound('peserta');
  return found;
}

/**
 * Ranks a batch: one with doses left above one without, and one that is meant for the registration
 * above one for the other type.
 */
const rankOf = (
  { stok, tipe }: Pick<BatchChoice, 'stok' | 'tipe'>,
  vaccinationType: VaccinationType | undefined,
): number =>
  (vaccinationType !== undefined && isOtherType(tipe, vaccinationType) ? 2 : 0) +
  (stok === 0 ? 1 : 0);

/**
 * Lists the vaccines and batches that a facility may choose for a day: for a participant those that
 * were delivered there for their company, with what is left of them; otherwise those of all companies.
 * Participants without a company, and a facility without any delivery, are outside the ledger.
 */
export const vaccines: Handler<typeof vaksinasiCalls.vaccines> = async (ctx, { query }) => {
  const { id: faskesId, zone } = await resolveFaskes(ctx, query.idFaskes);
  const day = query.tanggal ?? dayInZone(ctx.now, zone);
  const recipient =
    query.idPeserta === undefined ? undefined : await findRecipient(ctx, query.idPeserta);
  const idBHBU = recipient?.idBHBU;
  const left =
    idBHBU === null
      ? undefined
      : await findDosesLeft(ctx.db, {
          idFaskes: faskesId,
          tanggal: day,
          ...(idBHBU === undefined ? {} : { idBHBU }),
        });
  const usable = (await findUsableBatches(ctx.db, day)).filter(
    ({ id }) => left === undefined || left.has(id),
  );
  const used = await findUsedBatches(
    ctx,
    faskesId,
    usable.map(({ id }) => id),
  );
  const choices = usable.map(one => {
    const { id, nomor, idProduk, namaProduk, tipe, kedaluwarsa } = one;
    const { warning } = assessBatch(one, day);
    return {
      id,
      nomor,
      idProduk,
      namaProduk,
      tipe,
      kedaluwarsa,
      pernahDipakai: used.has(id),
      stok: left?.get(id) ?? null,
      peringatan: warning ? ctx.render(warning) : null,
    };
  });
  const rank = (one: BatchChoice) => rankOf(one, recipient?.vaccinationType);
  return {
    produk: await ctx.db
      .select({ id: product.id, name: product.nama, tipe: product.tipe })
      .from(product)
      .where(isVaccine)
      .orderBy(ignoringCase(product.nama)),
    // The sort is stable, so each part stays in the order of expiry.
    batch: choices.sort((a, b) => rank(a) - rank(b)),
    perusahaan: left === undefined ? null : (recipient?.namaBHBU ?? null),
    halangan: await whyNotChosen(ctx, query.idBatch, day),
  };
};
