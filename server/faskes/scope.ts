import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { faskes } from '../db/schema/index.ts';
import { notFound } from '../problem.ts';
import { serves } from './serves.ts';

/** Facilities that were not deleted. */
export const isLive: SQL = isNull(faskes.deletedAt);

/** The facilities a caller may know of: with the scope `own`, itself or those that serve its company. */
export function mine(ctx: Pick<Context, 'db' | 'scope' | 'user'>): SQL | undefined {
  if (ctx.scope === 'all') return undefined;
  const { faskesId, bhbuId } = ctx.user;
  if (faskesId !== null) return eq(faskes.id, faskesId);
  return bhbuId === null ? sql`false` : serves(ctx.db, faskes.id, bhbuId);
}

/** Whether a caller may know of a facility. */
export async function seesFaskes(
  ctx: Pick<Context, 'db' | 'scope' | 'user'>,
  id: number,
): Promise<boolean> {
  const found = await ctx.db
    .select({ id: faskes.id })
    .from(faskes)
    .where(and(eq(faskes.id, id), mine(ctx), isLive));
  return found.length > 0;
}

/**
 * Locks a facility within reach until the call is over. Against whoever chooses it meanwhile an
 * `update` lock is needed; other writes leave them alone.
 * @throws Problem 404
 */
export async function lockFaskes(
  ctx: Context,
  id: number,
  strength: 'update' | 'no key update',
  which: SQL = isLive,
): Promise<typeof faskes.$inferSelect> {
  const [row] = await ctx.db
    .select()
    .from(faskes)
    .where(and(eq(faskes.id, id), mine(ctx), which))
    .for(strength);
  if (!row) throw notFound('Faskes');
  return row;
}
