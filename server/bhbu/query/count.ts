import { and, count, eq, lt } from 'drizzle-orm';
import { bhbuStates } from '#contract/states.ts';
import type { Context } from '../../context.ts';
import { bhbu, bhbuApplication } from '../../db/schema/index.ts';
import { faskesServesBhbu } from '../../db/views/serves.ts';
import { activeBhbuCondition } from './choices.ts';
import { isLiveBhbu, bhbuScope } from '../scope.ts';

type Caller = Pick<Context, 'db' | 'scope' | 'user'>;

/** Counts active companies; with `faskesId`, only those that the faskes serves. */
export async function countBhbu(ctx: Pick<Context, 'db'>, faskesId?: number): Promise<number> {
  const servedByFaskes =
    faskesId === undefined ? undefined : faskesServesBhbu(ctx.db, faskesId, bhbu.id);
  return await ctx.db.$count(bhbu, and(activeBhbuCondition, servedByFaskes));
}

/** Counts active companies in scope whose SKB has expired. @param today `YYYY-MM-DD` */
export async function countExpiredSkb(ctx: Caller, today: string): Promise<number> {
  return await ctx.db.$count(
    bhbu,
    and(bhbuScope(ctx), activeBhbuCondition, lt(bhbu.skbBerlakuSampai, today)),
  );
}

/** Counts the applications that wait for a verifier. */
export async function countWaitingApplications(ctx: Pick<Context, 'db'>): Promise<number> {
  const [found] = await ctx.db
    .select({ n: count() })
    .from(bhbu)
    .innerJoin(bhbuApplication, eq(bhbuApplication.bhbuId, bhbu.id))
    .where(and(isLiveBhbu, eq(bhbu.status, bhbuStates.initial)));
  return found?.n ?? 0;
}
