import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import { bhbuStates } from '#contract/states/bhbu.ts';
import type { Context } from '#server/platform/context.ts';
import { bhbu, bhbuApplication } from '#server/platform/db/schema/index.ts';
import { faskesServesBhbu } from '#server/platform/db/views/serves.ts';
import { countWaitingRows, dayOfInstant, type Waiting } from '#server/platform/db/waiting.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { didNothingBefore } from '#server/platform/lifecycle/two-persons.ts';
import { isLiveBhbu, bhbuScope } from '../scope.ts';
import { activeBhbuCondition } from './choices.ts';
import { ofManagedCompany } from '#server/platform/db/views/managed.ts';

type Caller = Pick<Context, 'db' | 'scope' | 'user'>;

/** Counts active companies; with `faskesId`, only those that the faskes serves. */
export async function countBhbu(
  ctx: Pick<Context, 'accountManagerId' | 'db'>,
  faskesId?: number,
): Promise<number> {
  const servedByFaskes =
    faskesId === undefined ? undefined : faskesServesBhbu(ctx.db, faskesId, bhbu.id);
  return await ctx.db.$count(
    bhbu,
    and(activeBhbuCondition, servedByFaskes, ofManagedCompany(ctx, bhbu.id)),
  );
}

/** Counts active companies in scope whose SKB has expired. @param today `YYYY-MM-DD` */
export async function countExpiredSkb(ctx: Caller, today: string): Promise<Waiting> {
  return await countWaitingRows(
    ctx.db,
    bhbu,
    and(bhbuScope(ctx), activeBhbuCondition, lt(bhbu.skbBerlakuSampai, today)),
    bhbu.skbBerlakuSampai,
  );
}

/** Condition: the SKB of a company still applies and was not checked, which the caller may do. */
export const skbWaits = (ctx: Pick<Context, 'now' | 'user'>): SQL =>
  sql`(${bhbu.noSKB} is not null and ${bhbu.skbDiperiksaPada} is null
    and ${bhbu.skbBerlakuSampai} >= ${dayInJakarta(ctx.now)}
    and ${didNothingBefore(ctx, 'bhbu.verifySkb', bhbu.id)})`;

/** Counts active companies in scope whose SKB waits for a check by the caller. */
export const countSkbToCheck = (ctx: Caller & Pick<Context, 'now'>): Promise<Waiting> =>
  countWaitingRows(
    ctx.db,
    bhbu,
    and(bhbuScope(ctx), activeBhbuCondition, skbWaits(ctx)),
    dayOfInstant(bhbu.modifiedAt),
  );

/** Counts the applications that wait for a verifier. */
export const countWaitingApplications = ({ db }: Pick<Context, 'db'>): Promise<Waiting> =>
  countWaitingRows(
    db,
    sql`${bhbu} join ${bhbuApplication} on ${bhbuApplication.bhbuId} = ${bhbu.id}`,
    and(isLiveBhbu, eq(bhbu.status, bhbuStates.initial)),
    dayOfInstant(sql`coalesce(${bhbuApplication.menungguSejak}, ${bhbuApplication.diajukan})`),
  );
