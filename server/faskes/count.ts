import { and, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import { faskes } from '../db/schema/index.ts';
import { hasNoWeek } from '../jadwal/has-week.ts';
import { isLive, mine } from './scope.ts';
import { endsSoon } from './standing.ts';

type Caller = Pick<Context, 'db' | 'now' | 'scope' | 'user'>;

/** Counts the active faskes in scope that meet an optional condition. */
export async function countFaskes(ctx: Caller, which?: SQL): Promise<number> {
  return await ctx.db.$count(faskes, and(isLive, mine(ctx), eq(faskes.isActive, true), which));
}

/** Counts the active faskes whose permit or evidence has expired or expires soon. */
export const countEnding = (ctx: Caller): Promise<number> =>
  countFaskes(ctx, endsSoon(dayInJakarta(ctx.now)));

/** Counts the active faskes without a weekly schedule. */
export const countWithoutWeek = (ctx: Caller): Promise<number> => countFaskes(ctx, hasNoWeek);
