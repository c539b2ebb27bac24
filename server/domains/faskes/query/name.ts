import { and, eq } from 'drizzle-orm';
import type { Zone } from '#contract/core/values/zone.ts';
import type { Context } from '#server/platform/context.ts';
import { zoneColumn } from '#server/platform/db/facility-zone.ts';
import { faskes } from '#server/platform/db/schema/index.ts';
import { isLiveFaskes, faskesScope } from '../scope.ts';

/** Returns the name of a faskes in the caller's scope, or undefined. */
export async function findVisibleFaskesName(ctx: Context, id: number): Promise<string | undefined> {
  return (await findVisibleFaskes(ctx, id))?.namaFaskes;
}

/** Returns name, zone and daily capacity of a faskes in the caller's scope, or undefined. */
export async function findVisibleFaskes(
  ctx: Context,
  id: number,
): Promise<{ namaFaskes: string; zona: Zone; kapasitasHarian: number | null } | undefined> {
  const [found] = await ctx.db
    .select({
      namaFaskes: faskes.namaFaskes,
      zona: zoneColumn,
      kapasitasHarian: faskes.kapasitasHarian,
    })
    .from(faskes)
    .where(and(eq(faskes.id, id), isLiveFaskes, faskesScope(ctx)));
  return found;
}
