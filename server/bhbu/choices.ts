import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { bhbuCalls } from '#contract/bhbu.ts';
import type { Context, Verb } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { idIn, likeAny } from '../db/list.ts';
import { bhbu } from '../db/schema/index.ts';
import { serves } from '../faskes/serves.ts';

/** The companies a caller may know of: with the scope `own`, its own or those that its facility serves. */
export function known(ctx: Context): SQL | undefined {
  if (ctx.scope === 'all') return undefined;
  const { bhbuId, faskesId } = ctx.user;
  if (bhbuId !== null) return eq(bhbu.id, bhbuId);
  if (faskesId === null) return sql`false`;
  return serves(ctx.db, faskesId, bhbu.id);
}

/** Companies that take part: active, and not deleted. */
export const takesPart = and(eq(bhbu.isActive, true), isNull(bhbu.deletedAt));

/** Whether a company is there for a caller to know of. */
export async function seesBhbu(ctx: Context, id: number): Promise<boolean> {
  const found = await ctx.db
    .select({ id: bhbu.id })
    .from(bhbu)
    .where(and(eq(bhbu.id, id), isNull(bhbu.deletedAt), known(ctx)));
  return found.length > 0;
}

/** Companies to choose from. */
export const choices: Verb<typeof bhbuCalls.choices> = async (ctx, { query }) => {
  const found = ctx.db
    .select({ id: bhbu.id, name: bhbu.name })
    .from(bhbu)
    .where(and(known(ctx), idIn(bhbu.id, query.id) ?? takesPart, likeAny(query.q, [bhbu.name])))
    .orderBy(asc(sql`lower(${bhbu.name})`), asc(bhbu.id));
  return await (query.limit === undefined ? found : found.limit(query.limit));
};

/**
 * Whether people may be registered with a company, or accounts opened for it. Within a transaction
 * it stays so: who deletes the company waits, and then sees what was made meanwhile.
 */
export async function isActiveBhbu(db: Queryable, id: number): Promise<boolean> {
  return await holds(db, and(eq(bhbu.id, id), takesPart));
}

/** Whether a company is there, active or not; within a transaction it is not deleted meanwhile. */
export async function isThereBhbu(db: Queryable, id: number): Promise<boolean> {
  return await holds(db, and(eq(bhbu.id, id), isNull(bhbu.deletedAt)));
}

async function holds(db: Queryable, which: SQL | undefined): Promise<boolean> {
  const found = await db.select({ id: bhbu.id }).from(bhbu).where(which).for('key share');
  return found.length > 0;
}
