import { and, eq, inArray, sql } from 'drizzle-orm';
import type { jadwalCalls } from '#contract/jadwal/index.ts';
import type { Verb } from '../context.ts';
import { jadwalFaskes } from '../db/schema/index.ts';
import { checkVersion } from '../db/version.ts';
import { changedBy, columnsOf, isSame, madeBy } from './row.ts';
import { takeJadwal, touchJadwal } from './take.ts';

/**
 * Replaces a whole week: missing days are deleted, and unchanged days keep their version.
 * @throws Problem 404, 412
 */
export const saveWeek: Verb<typeof jadwalCalls.saveWeek> = async (ctx, { params, body }) => {
  const before = await takeJadwal(ctx, params.id);
  checkVersion(ctx.versionRead, before.jadwal, body);
  const there = new Map(before.jadwal.hari.map(day => [day.hari, day]));
  const other = body.hari.filter(day => {
    const kept = there.get(day.hari);
    return !kept || !isSame(kept, day);
  });
  const named = new Set(body.hari.map(day => day.hari));
  const gone = [...there.keys()].filter(hari => !named.has(hari));
  if (other.length === 0 && gone.length === 0) return before;

  if (gone.length > 0) {
    await ctx.db
      .delete(jadwalFaskes)
      .where(and(eq(jadwalFaskes.faskesId, params.id), inArray(jadwalFaskes.weekday, gone)));
  }
  for (const day of other) {
    const columns = columnsOf(day);
    await ctx.db
      .insert(jadwalFaskes)
      .values({ faskesId: params.id, weekday: day.hari, ...columns, ...madeBy(ctx) })
      .onConflictDoUpdate({
        target: [jadwalFaskes.faskesId, jadwalFaskes.weekday],
        set: { ...columns, version: sql`${jadwalFaskes.version} + 1`, ...changedBy(ctx) },
      });
  }
  return await touchJadwal(ctx, before, 'update');
};
