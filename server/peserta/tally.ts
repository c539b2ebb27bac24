import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Counter, Funnel } from '#contract/dashboard/index.ts';
import type { VaccinationState, VaccinationType } from '#contract/peserta/index.ts';
import type { Context } from '../context.ts';
import { pesertaCount } from '../db/schema/index.ts';
import { isSoFar } from './doses.ts';
import { mine, minePersonally } from './scope.ts';

type Caller = Pick<Context, 'db' | 'scope' | 'user'>;

/** SQL condition: the registration has all its doses. */
export const isDone = (type: VaccinationType): SQL | undefined =>
  isSoFar(pesertaCount, 'SELESAI', type);

/** SQL sum of the stored counts that match a condition. */
export const countIf = (holds?: SQL): SQL<number> =>
  sql<number>`coalesce(sum(${pesertaCount.n})${holds ? sql` filter (where ${holds})` : sql``}, 0)::int`;

/** SQL condition on the vaccination type. */
export const ofType = (type: VaccinationType): SQL => eq(pesertaCount.vaccinationType, type);

const counting: Record<Counter, (type: VaccinationType) => SQL | undefined> = {
  terupload: () => undefined,
  valid: () => eq(pesertaCount.isValid, true),
  invalid: () => eq(pesertaCount.isValid, false),
  done: isDone,
};

/**
 * Which registrations to count, always within the caller's scope: `reach` for all, `own` for the
 * personal scope, or those of a facility or an uploader.
 */
export type CountedOf =
  'reach' | 'own' | { readonly faskesId: number } | { readonly userId: number };

function within(ctx: Caller, of: CountedOf): SQL | undefined {
  if (of === 'reach') return mine(ctx, pesertaCount);
  if (of === 'own') return minePersonally(ctx, pesertaCount);
  const narrower =
    'faskesId' in of ? eq(pesertaCount.faskesId, of.faskesId) : eq(pesertaCount.userId, of.userId);
  return and(mine(ctx, pesertaCount), narrower);
}

/** Counts registrations of a type by one counter, from the stored counts. */
export async function countRegistrations(
  ctx: Caller,
  counter: Counter,
  type: VaccinationType,
  of: CountedOf,
): Promise<number> {
  const [found] = await ctx.db
    .select({ n: countIf() })
    .from(pesertaCount)
    .where(and(within(ctx, of), ofType(type), counting[counter](type)));
  return found?.n ?? 0;
}

/** Counts the registrations in scope by progress stage, from the stored counts. */
export async function countSteps(ctx: Caller): Promise<Funnel> {
  const regular = ofType(0);
  const soFar = (state: VaccinationState): SQL | undefined =>
    and(regular, isSoFar(pesertaCount, state, 0));
  const [found] = await ctx.db
    .select({
      terunggah: countIf(regular),
      valid: countIf(and(regular, eq(pesertaCount.isValid, true))),
      dosis1: countIf(soFar('SUDAH')),
      dosis2: countIf(soFar('SELESAI')),
      booster: countIf(and(ofType(1), isDone(1))),
      boosterLuar: countIf(and(ofType(2), isDone(2))),
    })
    .from(pesertaCount)
    .where(mine(ctx, pesertaCount));
  return found ?? { terunggah: 0, valid: 0, dosis1: 0, dosis2: 0, booster: 0, boosterLuar: 0 };
}
