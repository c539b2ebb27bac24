import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { CounterName, VaccinationFunnel } from '#contract/domains/dashboard/index.ts';
import type { VaccinationState, VaccinationType } from '#contract/domains/peserta/index.ts';
import type { Context } from '#server/platform/context.ts';
import { pesertaCount } from '#server/platform/db/schema/index.ts';
import { hasVaccinationState } from '../vaccination-state.ts';
import { pesertaScope, personalPesertaScope } from '../scope.ts';

type Caller = Pick<Context, 'accountManagerId' | 'db' | 'scope' | 'user'>;

/** SQL condition: the registration has all its doses. */
export const isDone = (type: VaccinationType): SQL | undefined =>
  hasVaccinationState(pesertaCount, 'SELESAI', type);

/** SQL sum of the stored counts that match a condition. */
export const countIf = (holds?: SQL): SQL<number> =>
  sql<number>`coalesce(sum(${pesertaCount.n})${holds ? sql` filter (where ${holds})` : sql``}, 0)::int`;

/** SQL condition of the active registrations of a type; those who were deactivated take no part any more. */
export const activeOfType = (type: VaccinationType): SQL | undefined =>
  and(eq(pesertaCount.vaccinationType, type), eq(pesertaCount.isActive, true));

const counterConditions: Record<CounterName, (type: VaccinationType) => SQL | undefined> = {
  terupload: () => undefined,
  valid: () => eq(pesertaCount.isValid, true),
  invalid: () => eq(pesertaCount.isValid, false),
  done: isDone,
};

/**
 * Which registrations to count, always within the caller's scope: `role` for all,
 * `personal` for the personal scope, or those of a facility or an uploader.
 */
export type CountScope =
  'role' | 'personal' | { readonly faskesId: number } | { readonly userId: number };

function countScopeCondition(ctx: Caller, of: CountScope): SQL | undefined {
  if (of === 'role') return pesertaScope(ctx, pesertaCount);
  if (of === 'personal') return personalPesertaScope(ctx, pesertaCount);
  const narrower =
    'faskesId' in of ? eq(pesertaCount.faskesId, of.faskesId) : eq(pesertaCount.userId, of.userId);
  return and(pesertaScope(ctx, pesertaCount), narrower);
}

/** Counts active registrations of a type by one counter, from the stored counts. */
export async function countRegistrations(
  ctx: Caller,
  counter: CounterName,
  type: VaccinationType,
  of: CountScope,
): Promise<number> {
  const [found] = await ctx.db
    .select({ n: countIf() })
    .from(pesertaCount)
    .where(and(countScopeCondition(ctx, of), activeOfType(type), counterConditions[counter](type)));
  return found?.n ?? 0;
}

/** Counts the active registrations in scope by progress stage, from the stored counts. */
export async function countFunnel(ctx: Caller): Promise<VaccinationFunnel> {
  const regular = activeOfType(0);
  const hasState = (state: VaccinationState): SQL | undefined =>
    and(regular, hasVaccinationState(pesertaCount, state, 0));
  const [found] = await ctx.db
    .select({
      terunggah: countIf(regular),
      valid: countIf(and(regular, eq(pesertaCount.isValid, true))),
      dosis1: countIf(hasState('SUDAH')),
      dosis2: countIf(hasState('SELESAI')),
      booster: countIf(and(activeOfType(1), isDone(1))),
      boosterLuar: countIf(and(activeOfType(2), isDone(2))),
    })
    .from(pesertaCount)
    .where(pesertaScope(ctx, pesertaCount));
  return found ?? { terunggah: 0, valid: 0, dosis1: 0, dosis2: 0, booster: 0, boosterLuar: 0 };
}
