import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import { faskes } from '#server/platform/db/schema/index.ts';
import { faskesServesBhbu } from '#server/platform/db/views/serves.ts';

/** Excludes soft-deleted faskes. */
export const isLiveFaskes: SQL = isNull(faskes.deletedAt);

/**
 * Filters on visible faskes: with the scope `own`, the caller's own or those serving its company.
 */
export function faskesScope(ctx: Pick<Context, 'db' | 'scope' | 'user'>): SQL | undefined {
  if (ctx.scope === 'all') return undefined;
  const { faskesId, bhbuId } = ctx.user;
  if (faskesId !== null) return eq(faskes.id, faskesId);
  return bhbuId === null ? sql`false` : faskesServesBhbu(ctx.db, faskes.id, bhbuId);
}

/** Checks that a faskes exists and is visible to the caller. */
export async function canSeeFaskes(
  ctx: Pick<Context, 'db' | 'scope' | 'user'>,
  id: number,
): Promise<boolean> {
  const found = await ctx.db
    .select({ id: faskes.id })
    .from(faskes)
    .where(and(eq(faskes.id, id), faskesScope(ctx), isLiveFaskes));
  return found.length > 0;
}
