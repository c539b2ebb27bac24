import { and, asc, eq, sql } from 'drizzle-orm';
import type { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import type { ServingFaskes } from '#contract/domains/bhbu/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { bhbuRecords, checkApproved } from '#server/domains/bhbu/index.ts';
import { kabKotaName } from '#server/domains/lookup/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { faskes, faskesBhbu } from '#server/platform/db/schema/index.ts';
import { faskesPesertaCount } from '#server/platform/db/views/peserta-counts.ts';
import { message } from '#server/platform/messages/message.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';
import { invalidField, notFound } from '#server/platform/problem.ts';
import { canChooseFaskes } from '../query/choices.ts';

/** Lists the faskes that serve a company, sorted by name, including inactive ones. */
async function listServingFaskes(db: Queryable, bhbuId: number): Promise<ServingFaskes[]> {
  const rows = await db
    .select({
      id: faskes.id,
      name: faskes.namaFaskes,
      kodePcare: faskes.kodePcare,
      kabKota: faskes.kabKota,
      isActive: faskes.isActive,
      jumlahPeserta: faskesPesertaCount(faskes.id, bhbuId),
      sejak: faskesBhbu.createdAt,
      oleh: faskesBhbu.createdBy,
    })
    .from(faskesBhbu)
    .innerJoin(faskes, eq(faskes.id, faskesBhbu.faskesId))
    .where(eq(faskesBhbu.bhbuId, bhbuId))
    .orderBy(asc(sql`lower(${faskes.namaFaskes})`), asc(faskes.id));
  return rows.map(({ kabKota, ...row }) => ({
    ...row,
    namaKabKota: kabKota === null ? null : kabKotaName(kabKota),
  }));
}

/** Returns the name of a faskes regardless of scope, or null. */
async function findFaskesName(db: Queryable, id: number): Promise<string | null> {
  const [found] = await db
    .select({ name: faskes.namaFaskes })
    .from(faskes)
    .where(eq(faskes.id, id));
  return found?.name ?? null;
}

/** @throws Problem 404 */
export const facilities: Handler<typeof bhbuCalls.facilities> = async (ctx, { params }) => {
  const row = await bhbuRecords.get(ctx, params.id);
  return await listServingFaskes(ctx.db, row.id);
};

/**
 * Assigns a faskes to a company, which is notified; an existing assignment is left as it is.
 * @throws Problem 404, 409 while the company is not approved, 422
 */
export async function assignFaskes(ctx: Context, idBHBU: number, idFaskes: number): Promise<void> {
  const row = await bhbuRecords.lock(ctx, idBHBU);
  checkApproved(row);
  if (!(await canChooseFaskes(ctx.db, idFaskes, null))) {
    throw invalidField('idFaskes', message('faskes.notActive'));
  }
  const inserted = await ctx.db
    .insert(faskesBhbu)
    .values({
      faskesId: idFaskes,
      bhbuId: row.id,
      createdAt: ctx.now.toISOString(),
      createdBy: ctx.user.fullName,
    })
    .onConflictDoNothing()
    .returning({ faskesId: faskesBhbu.faskesId });
  if (inserted.length === 0) return;
  const namaFaskes = await findFaskesName(ctx.db, idFaskes);
  await bhbuRecords.audit(ctx, row, 'assign', { after: { idFaskes, namaFaskes } });
  await notifyAccounts(
    ctx,
    'ownerBhbu',
    { bhbuId: row.id },
    {
      resource: 'bhbu',
      recordId: row.id,
      message: 'bhbu.assign',
      params: { nama: namaFaskes ?? '' },
      path: recordPath('bhbu', row.id, 'own'),
      right: 'order.create',
    },
  );
}

export const assign: Handler<typeof bhbuCalls.assign> = async (ctx, { params, body }) => {
  await assignFaskes(ctx, params.id, body.idFaskes);
  return await listServingFaskes(ctx.db, params.id);
};

/**
 * Removes a faskes from a company; registered peserta keep it.
 * @throws Problem 404 when the faskes does not serve the company
 */
export const unassign: Handler<typeof bhbuCalls.unassign> = async (ctx, { params }) => {
  const row = await bhbuRecords.lock(ctx, params.id);
  const deleted = await ctx.db
    .delete(faskesBhbu)
    .where(and(eq(faskesBhbu.faskesId, params.idFaskes), eq(faskesBhbu.bhbuId, row.id)))
    .returning({ faskesId: faskesBhbu.faskesId });
  if (deleted.length === 0) throw notFound('faskes');
  const namaFaskes = await findFaskesName(ctx.db, params.idFaskes);
  const before = { idFaskes: params.idFaskes, namaFaskes };
  await bhbuRecords.audit(ctx, row, 'unassign', { before });
  return await listServingFaskes(ctx.db, row.id);
};
