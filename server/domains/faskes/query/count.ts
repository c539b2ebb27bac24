import { and, eq, type SQL } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import { faskes } from '#server/platform/db/schema/index.ts';
import { hasNoJadwal } from '#server/platform/db/views/jadwal.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { isLiveFaskes, faskesScope } from '../scope.ts';
import { expiresSoon } from '../statement/statement-state.ts';

type Caller = Pick<Context, 'db' | 'now' | 'scope' | 'user'>;

/** Counts the active faskes in scope that meet an optional condition. */
export async function countFaskes(ctx: Caller, condition?: SQL): Promise<number> {
  return await ctx.db.$count(
    faskes,
    and(isLiveFaskes, faskesScope(ctx), eq(faskes.isActive, true), condition),
  );
}

/** Counts the active faskes whose permit or evidence has expired or expires soon. */
export const countExpiringFaskes = (ctx: Caller): Promise<number> =>
  countFaskes(ctx, expiresSoon(dayInJakarta(ctx.now)));

/** Counts the active faskes without a weekly schedule. */
export const countFaskesWithoutJadwal = (ctx: Caller): Promise<number> =>
  countFaskes(ctx, hasNoJadwal);
