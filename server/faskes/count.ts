import { and, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import { faskes } from '../db/schema/index.ts';
import { hasNoWeek } from '../jadwal/has-week.ts';
import { isLive, mine } from './scope.ts';
import { endsSoon } from './standing.ts';

type Caller = Pick<Context, 'db' | 'now' | 'scope' | 'user'>;

/** How many facilities within reach may be chosen; of those, which a condition holds for. */
export async function countFaskes(ctx: Caller, which?: SQL): Promise<number> {
  return await ctx.db.$count(faskes, and(isLive, mine(ctx), eq(faskes.isActive, true), which));
}

/** How many of them have a permit or evidence that ran out, or does so soon. */
export const countEnding = (ctx: Caller): Promise<number> =>
  countFaskes(ctx, endsSoon(dayInJakarta(ctx.now)));

/** How many of them have no weekly schedule yet. */
export const countWithoutWeek = (ctx: Caller): Promise<number> => countFaskes(ctx, hasNoWeek);
