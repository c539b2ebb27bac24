import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { faskesCalls } from '#contract/faskes.ts';
import { seesBhbu } from '../bhbu/choices.ts';
import type { Context, Verb } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { idIn, likeAny } from '../db/list.ts';
import { faskes } from '../db/schema/index.ts';
import { notFound } from '../problem.ts';
import { serves } from './serves.ts';

const columns = { id: faskes.id, name: faskes.name };

/** The facilities a caller may know of: with the scope `own`, itself or those that serve its company. */
export function mine(ctx: Context): SQL | undefined {
  if (ctx.scope === 'all') return undefined;
  const { faskesId, bhbuId } = ctx.user;
  if (faskesId !== null) return eq(faskes.id, faskesId);
  return bhbuId === null ? sql`false` : serves(ctx.db, faskes.id, bhbuId);
}

export const choices: Verb<typeof faskesCalls.choices> = async (ctx, { query }) => {
  const found = ctx.db
    .select(columns)
    .from(faskes)
    .where(
      and(
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
    .select(columns)
    .from(faskes)
    .where(and(mine(ctx), serves(ctx.db, faskes.id, params.id), eq(faskes.isActive, true)))
    .orderBy(asc(sql`lower(${faskes.name})`), asc(faskes.id));
};

/**
 * Whether a facility may be chosen for somebody of a company, or of none: it is active and serves the
 * company.
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
        eq(faskes.isActive, true),
        bhbuId === null ? undefined : serves(db, faskes.id, bhbuId),
      ),
    );
  return found.length > 0;
}
