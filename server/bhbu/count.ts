import { and, count, eq, lt } from 'drizzle-orm';
import { bhbuStates } from '#contract/states.ts';
import type { Context } from '../context.ts';
import { bhbu, bhbuApplication } from '../db/schema/index.ts';
import { serves } from '../faskes/serves.ts';
import { takesPart } from './choices.ts';
import { isLive, mine } from './scope.ts';

type Caller = Pick<Context, 'db' | 'scope' | 'user'>;

/** How many companies take part; of one facility, those that it serves. */
export async function countBhbu(ctx: Pick<Context, 'db'>, faskesId?: number): Promise<number> {
  const served = faskesId === undefined ? undefined : serves(ctx.db, faskesId, bhbu.id);
  return await ctx.db.$count(bhbu, and(takesPart, served));
}

/** How many companies within reach take part with an SKB that has run out. @param today `YYYY-MM-DD` */
export async function countSkbOver(ctx: Caller, today: string): Promise<number> {
  return await ctx.db.$count(bhbu, and(mine(ctx), takesPart, lt(bhbu.skbValidUntil, today)));
}

/** How many applications wait for somebody to look at them. */
export async function countWaiting(ctx: Pick<Context, 'db'>): Promise<number> {
  const [found] = await ctx.db
    .select({ n: count() })
    .from(bhbu)
    .innerJoin(bhbuApplication, eq(bhbuApplication.bhbuId, bhbu.id))
    .where(and(isLive, eq(bhbu.status, bhbuStates.initial)));
  return found?.n ?? 0;
}
