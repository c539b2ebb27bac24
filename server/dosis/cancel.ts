import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { dosisCalls } from '#contract/dosis/index.ts';
import type { Context, Verb } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import { dosis } from '../db/schema/index.ts';
import { checkVersion } from '../db/version.ts';
import { lockPeserta, renewBoostersOf } from '../peserta/index.ts';
import { notFound, Problem } from '../problem.ts';
import { getVisit } from './read.ts';
import { mine } from './scope.ts';
import { forTrail, onVisit } from './trail.ts';

export interface Reached {
  readonly id: number;
  readonly pesertaId: number;
  readonly screening: Buffer | null;
}

/** Gets a visit within the caller's scope. @throws Problem 404 */
export async function reachVisit(ctx: Context, id: number): Promise<Reached> {
  const [found] = await ctx.db
    .select({ id: dosis.id, pesertaId: dosis.pesertaId, screening: dosis.screening })
    .from(dosis)
    .where(and(eq(dosis.id, id), mine(ctx)));
  if (!found) throw notFound('Catatan vaksinasi');
  return found;
}

/** Locks the registration of a visit, even when it has left the caller's scope or was deleted. */
export const lockWhose = (ctx: Context, { pesertaId }: Reached): ReturnType<typeof lockPeserta> =>
  lockPeserta({ ...ctx, scope: 'all' }, pesertaId, sql`true`);

/** Cancels a visit: it stays readable but no longer counts. */
export const cancel: Verb<typeof dosisCalls.cancel> = async (ctx, { params, body }) => {
  const reached = await reachVisit(ctx, params.id);
  const row = await lockWhose(ctx, reached);
  const before = await getVisit(ctx.db, reached.id);
  checkVersion(ctx.versionRead, before, body);
  if (before.dibatalkan !== null) {
    throw new Problem('KEADAAN_SALAH', 'Catatan ini sudah dibatalkan.');
  }
  if (ctx.scope === 'own' && dayInJakarta(new Date(before.createdAt)) !== dayInJakarta(ctx.now)) {
    throw new Problem(
      'KEADAAN_SALAH',
      'Catatan hanya dapat dibatalkan faskes pada hari yang sama. Hubungi admin.',
    );
  }
  if (before.hasil === 'DIBERIKAN' && (await hasLater(ctx, row.id, before.dosisKe))) {
    throw new Problem(
      'KEADAAN_SALAH',
      `Dosis sesudah dosis ${before.dosisKe} sudah diberikan. Batalkan itu dahulu.`,
    );
  }
  const at = ctx.now.toISOString();
  await ctx.db
    .update(dosis)
    .set({
      cancelledAt: at,
      cancelledBy: ctx.user.fullName,
      cancelReason: body.alasan,
      version: sql`${dosis.version} + 1`,
      modifiedAt: at,
      modifiedBy: ctx.user.fullName,
    })
    .where(eq(dosis.id, reached.id));
  if (before.hasil === 'DIBERIKAN') await renewBoostersOf(ctx, [row.personKey]);
  await ctx.audit(
    onVisit('cancel', reached, row.name, { before: forTrail(before), reason: body.alasan }),
  );
  return await getVisit(ctx.db, reached.id);
};

async function hasLater(ctx: Context, pesertaId: number, number: number): Promise<boolean> {
  const found = await ctx.db.$count(
    dosis,
    and(
      eq(dosis.pesertaId, pesertaId),
      gt(dosis.number, number),
      eq(dosis.result, 'DIBERIKAN'),
      isNull(dosis.cancelledAt),
    ),
  );
  return found > 0;
}
