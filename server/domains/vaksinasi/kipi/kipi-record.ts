import { and, eq } from 'drizzle-orm';
import type { Zone } from '#contract/core/values/zone.ts';
import { seriousKipiDeadlineHours, type KipiSummary } from '#contract/domains/vaksinasi/index.ts';
import type { Context } from '#server/platform/context.ts';
import { dose, kipi } from '#server/platform/db/schema/index.ts';
import { notFound } from '#server/platform/problem.ts';
import { updateStamps } from '#server/platform/record/index.ts';
import { lockPesertaOfVisit, getVisitInScope, type VisitRef } from '../visits/cancel-visit.ts';
import { vaksinasiScope } from '../scope.ts';

/** A stored event with the zone of its facility. */
export type KipiRow = typeof kipi.$inferSelect & { readonly zona: Zone };

/** Returns severity, report deadline and report of an event, without its kind. */
export function toKipiBase(row: KipiRow): Omit<KipiSummary, 'jenis'> {
  const { reportedAt: pada, reportedTo: tujuan, reportedBy: pelapor, reportNumber: nomor } = row;
  const found = row.foundAt ?? row.createdAt;
  const due = Date.parse(row.seriousSince ?? found) + seriousKipiDeadlineHours * 3_600_000;
  return {
    id: row.id,
    idDosis: row.doseId,
    zona: row.zona,
    serius: row.serius,
    mulai: row.mulai,
    diketahui: found,
    laporPalingLambat: row.serius ? new Date(due).toISOString() : null,
    laporan: pada && tujuan && pelapor ? { tujuan, pada, pelapor, nomor } : null,
    version: row.version,
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    modifiedAt: row.modifiedAt,
    modifiedBy: row.modifiedBy,
  };
}

/** Returns an event without health data; idempotent requests store this response. */
export const toKipiSummary = (row: KipiRow): KipiSummary => ({
  ...toKipiBase(row),
  jenis: row.jenis,
});

interface LockedKipi {
  readonly row: KipiRow;
  readonly visit: VisitRef;
  /** Name of the participant. */
  readonly name: string;
  /** Sex of the participant. */
  readonly sex: string;
}

/**
 * Locks the registration of an event within the caller's scope and returns the event.
 * @throws Problem 404
 */
export async function lockKipi(ctx: Context, id: number): Promise<LockedKipi> {
  const [found] = await ctx.db
    .select({ doseId: kipi.doseId })
    .from(kipi)
    .innerJoin(dose, eq(dose.id, kipi.doseId))
    .where(and(eq(kipi.id, id), vaksinasiScope(ctx)));
  if (!found) throw notFound('kipi');
  const visit = await getVisitInScope(ctx, found.doseId);
  const { nama: name, jenisKelamin: sex } = await lockPesertaOfVisit(ctx, visit);
  const [row] = await ctx.db.select().from(kipi).where(eq(kipi.id, id));
  if (!row) throw notFound('kipi');
  return { row: { ...row, zona: visit.zona }, visit, name, sex };
}

/** Updates an event. @throws Problem 404 */
export async function updateKipi(
  ctx: Context,
  { id, zona }: KipiRow,
  changes: Partial<typeof kipi.$inferInsert>,
): Promise<KipiRow> {
  const [after] = await ctx.db
    .update(kipi)
    .set({
      ...changes,
      ...updateStamps(ctx, kipi),
    })
    .where(eq(kipi.id, id))
    .returning();
  if (!after) throw notFound('kipi');
  return { ...after, zona };
}
