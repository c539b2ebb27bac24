import { and, asc, eq, sql } from 'drizzle-orm';
import type { faskesCalls } from '#contract/faskes/index.ts';
import { seesBhbu } from '../bhbu/choices.ts';
import type { Context, Verb } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import type { Queryable } from '../db/client.ts';
import { idIn, likeAny } from '../db/list.ts';
import { faskes } from '../db/schema/index.ts';
import { notFound } from '../problem.ts';
import { isLive, mine } from './scope.ts';
import { serves } from './serves.ts';
import { hasRunOut } from './standing.ts';

const columns = (ctx: Context) => ({
  id: faskes.id,
  name: faskes.name,
  masaBerlakuHabis: hasRunOut(dayInJakarta(ctx.now)),
});

export const choices: Verb<typeof faskesCalls.choices> = async (ctx, { query }) => {
  const found = ctx.db
    .select(columns(ctx))
    .from(faskes)
    .where(
      and(
        isLive,
        mine(ctx),
        idIn(faskes.id, query.id) ?? eq(faskes.isActive, true),
        likeAny(query.q, [faskes.name]),
      ),
    )
    .orderBy(asc(sql`lower(${faskes.name})`), asc(faskes.id));
  return await (query.limit === undefined ? found : found.limit(query.limit));
};

export const choicesOfBhbu: Verb<typeof faskesCalls.choicesOfBhbu> = async (ctx, { params }) => {
  if (!(await seesBhbu(ctx, params.id))) throw notFound('BHBU');
  return await ctx.db
    .select(columns(ctx))
    .from(faskes)
    .where(and(isLive, mine(ctx), serves(ctx.db, faskes.id, params.id), eq(faskes.isActive, true)))
    .orderBy(asc(sql`lower(${faskes.name})`), asc(faskes.id));
};

/**
 * Checks that a faskes is active and serves a company; with null, any active faskes qualifies. The
 * lock on its row makes a deletion or deactivation wait until the transaction ends.
 */
export async function mayChooseFaskes(
  db: Queryable,
  faskesId: number,
  bhbuId: number | null,
): Promise<boolean> {
  const found = await db
    .select({ id: faskes.id })
    .from(faskes)
    .where(
      and(
        eq(faskes.id, faskesId),
        isLive,
        eq(faskes.isActive, true),
        bhbuId === null ? undefined : serves(db, faskes.id, bhbuId),
      ),
    )
    .for('key share');
  return found.length > 0;
}
