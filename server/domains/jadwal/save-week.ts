import { and, eq, inArray } from 'drizzle-orm';
import type { jadwalCalls } from '#contract/domains/jadwal/index.ts';
import type { Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { jadwalFaskes } from '#server/platform/db/schema/index.ts';
import { updateStamps, insertStamps } from '#server/platform/record/index.ts';
import { toJadwalColumns, hasSameHours } from './columns.ts';
import { lockJadwal, saveJadwalChange } from './lock.ts';

/**
 * Replaces a whole week: missing days are deleted, and unchanged days keep their version.
 * @throws Problem 404, 412
 */
export const saveWeek: Handler<typeof jadwalCalls.saveWeek> = async (ctx, { params, body }) => {
  const before = await lockJadwal(ctx, params.id);
  checkVersion(ctx.expectedVersion, before.jadwal, body);
  const storedDays = new Map(before.jadwal.hari.map(day => [day.hari, day]));
  const changedDays = body.hari.filter(day => {
    const stored = storedDays.get(day.hari);
    return !stored || !hasSameHours(stored, day);
  });
  const namedDays = new Set(body.hari.map(day => day.hari));
  const removedDays = [...storedDays.keys()].filter(hari => !namedDays.has(hari));
  if (changedDays.length === 0 && removedDays.length === 0) return before;

  if (removedDays.length > 0) {
    await ctx.db
      .delete(jadwalFaskes)
      .where(and(eq(jadwalFaskes.faskesId, params.id), inArray(jadwalFaskes.hari, removedDays)));
  }
  for (const day of changedDays) {
    const columns = toJadwalColumns(day);
    await ctx.db
      .insert(jadwalFaskes)
      .values({ faskesId: params.id, hari: day.hari, ...columns, ...insertStamps(ctx) })
      .onConflictDoUpdate({
        target: [jadwalFaskes.faskesId, jadwalFaskes.hari],
        set: {
          ...columns,
          ...updateStamps(ctx, jadwalFaskes),
        },
      });
  }
  return await saveJadwalChange(ctx, before, 'update');
};
