import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { faskes } from '../../db/schema/index.ts';
import { isLiveFaskes, faskesScope } from '../scope.ts';

/** Returns the name of a faskes in the caller's scope, or undefined. */
export async function findVisibleFaskesName(ctx: Context, id: number): Promise<string | undefined> {
  const [found] = await ctx.db
    .select({ name: faskes.namaFaskes })
    .from(faskes)
    .where(and(eq(faskes.id, id), isLiveFaskes, faskesScope(ctx)));
  return found?.name;
}
