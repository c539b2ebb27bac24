import { and, desc, eq, isNull } from 'drizzle-orm';
import type { vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { todayAtFaskes } from '#server/platform/db/facility-zone.ts';
import { dose, peserta } from '#server/platform/db/schema/index.ts';
import { notFound } from '#server/platform/problem.ts';
import { findKipiOfVisit } from '../kipi/kipi.ts';
import { findQueueEntries } from '../queue/queue.ts';
import { createVisitAuditEntry } from '../audit-entry.ts';
import { getVisitInScope } from './cancel-visit.ts';
import { findCorrections } from './corrections.ts';
import { decryptHealth } from './health-data.ts';
import { findDosesOfPerson, getVisit } from './read.ts';

/** Returns today at the facility of a registration. */
async function findTodayOf(ctx: Context, id: number): Promise<string> {
  const [row] = await ctx.db
    .select({ faskesId: peserta.faskesId })
    .from(peserta)
    .where(eq(peserta.id, id));
  return await todayAtFaskes(ctx, row?.faskesId);
}

/** Returns a participant's queue entry on a day with all their visits. */
export const ofPeserta: Handler<typeof vaksinasiCalls.ofPeserta> = async (
  ctx,
  { params, query },
) => {
  // Checks the caller's scope before anything else is read.
  const doses = await findDosesOfPerson(ctx, params.id);
  const day = query.tanggal ?? (await findTodayOf(ctx, params.id));
  const [last] = await ctx.db
    .select({ id: dose.id })
    .from(dose)
    .where(and(eq(dose.pesertaId, params.id), eq(dose.tanggal, day), isNull(dose.dibatalkan)))
    .orderBy(desc(dose.id))
    .limit(1);
  const [one] = await findQueueEntries(ctx, [params.id], day, last ? [last.id] : []);
  if (!one) throw notFound('peserta');
  return { peserta: one, dosis: doses };
};

/** Returns the health data of a visit and writes an audit entry of the access. */
export const detail: Handler<typeof vaksinasiCalls.detail> = async (ctx, { params }) => {
  const visitRef = await getVisitInScope(ctx, params.id);
  const [holder] = await ctx.db
    .select({ name: peserta.nama })
    .from(peserta)
    .where(eq(peserta.id, visitRef.pesertaId));
  await ctx.audit(createVisitAuditEntry('open', visitRef, holder?.name ?? ''));
  const healthData =
    visitRef.screening && decryptHealth(ctx.deps.keys, 'screening', visitRef.screening);
  const visit = await getVisit(ctx.db, visitRef.id);
  return {
    dosis: visit,
    skrining: healthData?.skrining ?? null,
    catatan: healthData?.catatan ?? null,
    kipi: await findKipiOfVisit(ctx, visitRef),
    perbaikan: await findCorrections(ctx, visit, healthData),
  };
};
