import { and, desc, eq, isNull } from 'drizzle-orm';
import type { dosisCalls } from '#contract/dosis/index.ts';
import type { Verb } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import { dosis, peserta } from '../db/schema/index.ts';
import { reachVisit } from './cancel.ts';
import { openHealth } from './health.ts';
import { kipiOf } from './kipi.ts';
import { queued } from './queue.ts';
import { dosesOf, getVisit } from './read.ts';
import { onVisit } from './trail.ts';
import { notFound } from '../problem.ts';

/** Returns a participant's queue entry on a day with all their visits. */
export const ofPeserta: Verb<typeof dosisCalls.ofPeserta> = async (ctx, { params, query }) => {
  const day = query.tanggal ?? dayInJakarta(ctx.now);
  // Checks the caller's scope before anything else is read.
  const doses = await dosesOf(ctx, params.id);
  const [last] = await ctx.db
    .select({ id: dosis.id })
    .from(dosis)
    .where(and(eq(dosis.pesertaId, params.id), eq(dosis.givenOn, day), isNull(dosis.cancelledAt)))
    .orderBy(desc(dosis.id))
    .limit(1);
  const [one] = await queued(ctx.db, [params.id], day, last ? [last.id] : []);
  if (!one) throw notFound('Peserta');
  return { peserta: one, dosis: doses };
};

/** Returns the health data of a visit and writes an audit entry of the access. */
export const detail: Verb<typeof dosisCalls.detail> = async (ctx, { params }) => {
  const reached = await reachVisit(ctx, params.id);
  const [whose] = await ctx.db
    .select({ name: peserta.name })
    .from(peserta)
    .where(eq(peserta.id, reached.pesertaId));
  await ctx.audit(onVisit('open', reached, whose?.name ?? ''));
  const kept = reached.screening && openHealth(ctx.deps.keys, 'screening', reached.screening);
  return {
    dosis: await getVisit(ctx.db, reached.id),
    skrining: kept?.skrining ?? null,
    catatan: kept?.catatan ?? null,
    kipi: await kipiOf(ctx, reached.id),
  };
};
