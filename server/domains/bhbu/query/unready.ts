import { and, eq, isNull, notExists, sql, type SQL } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { bhbu, faskesBhbu } from '#server/platform/db/schema/index.ts';
import { activeBhbuCondition } from './choices.ts';
import { ofManagedCompany } from '#server/platform/db/views/managed.ts';

/** Condition that a company has no account manager. */
export const hasNoManager: SQL = isNull(bhbu.accountManagerId);

/** Condition that no facility serves a company, so that it cannot order. */
export const hasNoFaskes = (db: Queryable): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(faskesBhbu)
      .where(eq(faskesBhbu.bhbuId, bhbu.id)),
  );

/** Counts the active companies that wait for the staff to give them something. */
const countActive = async (
  ctx: Pick<Context, 'accountManagerId' | 'db' | 'scope'>,
  condition: SQL,
): Promise<number> =>
  // A company cannot give it to itself.
  ctx.scope === 'all'
    ? await ctx.db.$count(bhbu, and(activeBhbuCondition, condition, ofManagedCompany(ctx, bhbu.id)))
    : 0;

/** Counts the active companies without an account manager. */
export const countWithoutManager = (ctx: Context): Promise<number> =>
  countActive(ctx, hasNoManager);

/** Counts the active companies that no facility serves. */
export const countWithoutFaskes = (ctx: Context): Promise<number> =>
  countActive(ctx, hasNoFaskes(ctx.db));
