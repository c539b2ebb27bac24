import { and, count, eq, lt } from 'drizzle-orm';
import { bhbuStates } from '#contract/states.ts';
import type { Context } from '../context.ts';
import { bhbu, bhbuApplication } from '../db/schema/index.ts';
import { serves } from '../faskes/serves.ts';
import { takesPart } from './choices.ts';
import { isLive, mine } from './scope.ts';

type Caller = Pick<Context, 'db' | 'scope' | 'user'>;

/** Counts active companies; with `faskesId`, only those that the faskes serves. */
export async function countBhbu(ctx: Pick<Context, 'db'>, faskesId?: number): Promise<number> {
  const served = faskesId === undefined ? undefined : serves(ctx.db, faskesId, bhbu.id);
  return await ctx.db.$count(bhbu, and(takesPart, served));
}

/** Counts active companies in scope whose SKB has expired. @param today `YYYY-MM-DD` */
export async function countSkbOver(ctx: Caller, today: string): Promise<number> {
  return await ctx.db.$count(bhbu, and(mine(ctx), takesPart, lt(bhbu.skbValidUntil, today)));
}

/** Counts the applications that wait for a verifier. */
export async function countWaiting(ctx: Pick<Context, 'db'>): Promise<number> {
  const [found] = await ctx.db
    .select({ n: count() })
    .from(bhbu)
    .innerJoin(bhbuApplication, eq(bhbuApplication.bhbuId, bhbu.id))
    .where(and(isLive, eq(bhbu.status, bhbuStates.initial)));
  return found?.n ?? 0;
}
