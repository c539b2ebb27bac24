import { eq } from 'drizzle-orm';
import type { FaskesWithJadwal } from '#contract/domains/jadwal/index.ts';
import { diffFields } from '#server/platform/audit/write-audit.ts';
import type { Context } from '#server/platform/context.ts';
import { jadwal } from '#server/platform/db/schema/index.ts';
import { updateStamps, insertStamps } from '#server/platform/record/index.ts';
import { getJadwal } from './read.ts';
import { jadwalAuditFields } from './audit-fields.ts';

/**
 * Locks the weekly schedule of a faskes until the transaction ends. It inserts a missing week
 * first, since a lock needs a row.
 * @throws Problem 404
 */
export async function lockJadwal(ctx: Context, faskesId: number): Promise<FaskesWithJadwal> {
  await getJadwal(ctx, faskesId);
  await ctx.db
    .insert(jadwal)
    .values({ faskesId, version: 0, ...insertStamps(ctx) })
    .onConflictDoNothing();
  await ctx.db
    .select({ version: jadwal.version })
    .from(jadwal)
    .where(eq(jadwal.faskesId, faskesId))
    .for('update');
  return await getJadwal(ctx, faskesId);
}

/**
 * Increments the version of a locked weekly schedule and writes one audit entry with the changed
 * days.
 */
export async function saveJadwalChange(
  ctx: Context,
  before: FaskesWithJadwal,
  actionName: 'create' | 'update' | 'delete',
): Promise<FaskesWithJadwal> {
  await ctx.db
    .update(jadwal)
    .set({
      ...updateStamps(ctx, jadwal),
    })
    .where(eq(jadwal.faskesId, before.id));
  const after = await getJadwal(ctx, before.id);
  await ctx.audit({
    action: `jadwal.${actionName}`,
    resource: 'jadwal',
    recordId: after.id,
    recordLabel: after.namaFaskes,
    ...diffFields(jadwalAuditFields(before), jadwalAuditFields(after)),
  });
  return after;
}
