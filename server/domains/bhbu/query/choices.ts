import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { faskesServesBhbu } from '#server/platform/db/views/serves.ts';
import { selectChoices } from '#server/platform/record/index.ts';

/**
 * Filters on visible companies: with the scope `own`, the caller's own or those its faskes serves.
 */
export function visibleBhbu(ctx: Context): SQL | undefined {
  if (ctx.scope === 'all') return undefined;
  const { bhbuId, faskesId } = ctx.user;
  if (bhbuId !== null) return eq(bhbu.id, bhbuId);
  if (faskesId === null) return sql`false`;
  return faskesServesBhbu(ctx.db, faskesId, bhbu.id);
}

export const activeBhbuCondition = and(eq(bhbu.isActive, true), isNull(bhbu.deletedAt));

/** Checks that a company exists and is visible to the caller. */
export async function canSeeBhbu(ctx: Context, id: number): Promise<boolean> {
  const found = await ctx.db
    .select({ id: bhbu.id })
    .from(bhbu)
    .where(and(eq(bhbu.id, id), isNull(bhbu.deletedAt), visibleBhbu(ctx)));
  return found.length > 0;
}

/** Lists choices; companies requested by id are included even when inactive or deleted. */
export const choices: Handler<typeof bhbuCalls.choices> = async (ctx, { query }) => {
  const { id, namaBHBU: name } = bhbu;
  const select = ctx.db.select({ id, name }).from(bhbu).$dynamic();
  return await selectChoices(select, query, {
    id,
    name,
    offered: activeBhbuCondition,
    where: visibleBhbu(ctx),
  });
};

/**
 * Checks that a company may get new peserta and accounts. The lock on its row makes a concurrent
 * deletion wait until the transaction ends, after which it sees what was inserted.
 */
export async function isActiveBhbu(db: Queryable, id: number): Promise<boolean> {
  return await lockIfExists(db, and(eq(bhbu.id, id), activeBhbuCondition));
}

/**
 * Checks that a company exists, active or not; its lock delays a deletion until the transaction
 * ends.
 */
export async function bhbuExists(db: Queryable, id: number): Promise<boolean> {
  return await lockIfExists(db, and(eq(bhbu.id, id), isNull(bhbu.deletedAt)));
}

async function lockIfExists(db: Queryable, condition: SQL | undefined): Promise<boolean> {
  const found = await db.select({ id: bhbu.id }).from(bhbu).where(condition).for('key share');
  return found.length > 0;
}
