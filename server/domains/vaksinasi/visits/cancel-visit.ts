import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { dayInZone, type Zone } from '#contract/core/values/zone.ts';
import type { Dose, vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import { lockPeserta, recomputeBoostersOfPeople } from '#server/domains/peserta/index.ts';
import { cancelInjection } from '#server/domains/stock/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { zoneColumn } from '#server/platform/db/facility-zone.ts';
import { dose, faskes } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import { updateStamps } from '#server/platform/record/index.ts';
import { setPlannedDay } from '../queue/plan-day.ts';
import { vaksinasiScope } from '../scope.ts';
import { visitAuditFields, createVisitAuditEntry } from '../audit-entry.ts';
import { getVisit } from './read.ts';
import { runVisitEffects } from './visit-effects.ts';

export interface VisitRef {
  readonly id: number;
  readonly pesertaId: number;
  /** The company of the participant. */
  readonly bhbuId: number | null;
  readonly screening: Buffer | null;
  readonly faskesId: number;
  readonly zona: Zone;
  readonly rencanaLama: string | null;
  readonly rencanaBaru: string | null;
}

/** Gets a visit within the caller's scope. @throws Problem 404 */
export async function getVisitInScope(ctx: Context, id: number): Promise<VisitRef> {
  const [found] = await ctx.db
    .select({
      id: dose.id,
      pesertaId: dose.pesertaId,
      bhbuId: dose.bhbuId,
      screening: dose.screening,
      faskesId: dose.faskesId,
      zona: zoneColumn,
      rencanaLama: dose.rencanaLama,
      rencanaBaru: dose.rencanaBaru,
    })
    .from(dose)
    .innerJoin(faskes, eq(faskes.id, dose.faskesId))
    .where(and(eq(dose.id, id), vaksinasiScope(ctx)));
  if (!found) throw notFound('visit');
  return found;
}

/** Locks the registration of a visit, even when it has left the caller's scope or was deleted. */
export const lockPesertaOfVisit = (
  ctx: Context,
  { pesertaId }: Pick<VisitRef, 'pesertaId'>,
): ReturnType<typeof lockPeserta> =>
  lockPeserta({ ...ctx, scope: 'all' }, pesertaId, sql`true`, { restricted: true });

/**
 * Checks that a visit counts, and that a facility changes it on the day on which it was recorded.
 * @throws Problem 409
 */
export function assertChangeable(
  { scope, now }: Context,
  visit: Dose,
  tooLate: 'vaksinasi.cancelSameDay' | 'vaksinasi.correctSameDay',
): void {
  if (visit.dibatalkan !== null) {
    throw new Problem('KEADAAN_SALAH', message('vaksinasi.cancelled'));
  }
  if (scope === 'own' && dayInZone(visit.createdAt, visit.zona) !== dayInZone(now, visit.zona)) {
    throw new Problem('KEADAAN_SALAH', message(tooLate));
  }
}

/**
 * Cancels a visit without the effects of higher layers: it stays readable but no longer counts.
 * @param check runs once the visit is locked, such as the version check
 */
export async function cancelVisit(
  ctx: Context,
  id: number,
  alasan: string,
  check: (before: Dose) => void = () => undefined,
): Promise<Dose> {
  const visitRef = await getVisitInScope(ctx, id);
  const row = await lockPesertaOfVisit(ctx, visitRef);
  const before = await getVisit(ctx.db, visitRef.id);
  check(before);
  assertChangeable(ctx, before, 'vaksinasi.cancelSameDay');
  if (before.hasil === 'DIBERIKAN' && (await hasLaterDose(ctx, row.id, before.dosisKe))) {
    throw new Problem(
      'KEADAAN_SALAH',
      message('vaksinasi.laterDoseGiven', { dosis: before.dosisKe }),
    );
  }
  const at = ctx.now.toISOString();
  await ctx.db
    .update(dose)
    .set({
      dibatalkan: at,
      dibatalkanOleh: ctx.user.fullName,
      alasanBatal: alasan,
      ...updateStamps(ctx, dose),
    })
    .where(eq(dose.id, visitRef.id));
  if (before.hasil === 'DIBERIKAN') {
    await recomputeBoostersOfPeople(ctx, [row.personKey]);
    await cancelInjection(ctx, visitRef.id);
  }
  await restorePlan(ctx, visitRef, row);
  await ctx.audit(
    createVisitAuditEntry('cancel', visitRef, row.nama, {
      before: visitAuditFields(before),
      reason: alasan,
    }),
  );
  return await getVisit(ctx.db, visitRef.id);
}

/** Takes back the new planned day of a cancelled postponement, unless it was changed since. */
async function restorePlan(
  ctx: Context,
  { rencanaBaru, rencanaLama, faskesId }: VisitRef,
  row: Awaited<ReturnType<typeof lockPeserta>>,
): Promise<void> {
  if (rencanaBaru === null || row.rencanaTanggal !== rencanaBaru || row.faskesId !== faskesId)
    return;
  await setPlannedDay(ctx, row, rencanaLama);
}

export const cancel: Handler<typeof vaksinasiCalls.cancel> = async (ctx, { params, body }) => {
  const visit = await cancelVisit(ctx, params.id, body.alasan, before => {
    checkVersion(ctx.expectedVersion, before, body);
  });
  await runVisitEffects('cancelled', ctx, visit);
  return visit;
};

/** Whether a later dose of a registration was given. */
export async function hasLaterDose(
  ctx: Context,
  pesertaId: number,
  number: number,
): Promise<boolean> {
  const found = await ctx.db.$count(
    dose,
    and(
      eq(dose.pesertaId, pesertaId),
      gt(dose.dosisKe, number),
      eq(dose.hasil, 'DIBERIKAN'),
      isNull(dose.dibatalkan),
    ),
  );
  return found > 0;
}
