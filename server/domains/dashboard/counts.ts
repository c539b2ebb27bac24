import type { CounterName, dashboardCalls } from '#contract/domains/dashboard/index.ts';
import type { VaccinationType } from '#contract/domains/peserta/index.ts';
import { countBhbu } from '#server/domains/bhbu/index.ts';
import { countFaskes, findVisibleFaskesName } from '#server/domains/faskes/index.ts';
import { countRegistrations, type CountScope } from '#server/domains/peserta/index.ts';
import { accountExisted } from '#server/domains/user/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { notFound } from '#server/platform/problem.ts';

interface CounterInput {
  readonly query: {
    readonly VaccinationType: VaccinationType;
    readonly accountManagerId?: number | undefined;
  };
  readonly params: { readonly id: number };
}

const toCount = async (number: Promise<number>): Promise<{ jumlah: number }> => ({
  jumlah: await number,
});

/**
 * Resolves the account of a 'ByUser' call.
 * @throws Problem 404 for an account outside the caller's scope
 */
async function resolveCountScope(ctx: Context, id: number): Promise<CountScope> {
  if (id === ctx.user.id) return 'personal';
  if (ctx.scope === 'own' || !(await accountExisted(ctx.db, id))) throw notFound('user');
  return { userId: id };
}

/**
 * Resolves the faskes of a 'ByFaskes' call.
 * @throws Problem 404 for a faskes outside the caller's scope
 */
async function getVisibleFaskes(ctx: Context, id: number): Promise<{ faskesId: number }> {
  if ((await findVisibleFaskesName(ctx, id)) === undefined) throw notFound('faskes');
  return { faskesId: id };
}

/** Creates the handlers of one counter: over the caller's scope, one faskes or one user. */
export const createCounterHandlers = (counter: CounterName) => ({
  byAdmin: (ctx: Context, { query }: Pick<CounterInput, 'query'>) =>
    toCount(countRegistrations(ctx, counter, query.VaccinationType, 'role')),
  byFaskes: async (ctx: Context, { params, query }: CounterInput) =>
    toCount(
      countRegistrations(
        ctx,
        counter,
        query.VaccinationType,
        await getVisibleFaskes(ctx, params.id),
      ),
    ),
  byUser: async (ctx: Context, { params, query }: CounterInput) =>
    toCount(
      countRegistrations(
        ctx,
        counter,
        query.VaccinationType,
        await resolveCountScope(ctx, params.id),
      ),
    ),
});

export const faskesByAdmin: Handler<typeof dashboardCalls.faskesByAdmin> = ctx =>
  toCount(countFaskes(ctx));

export const bhbuByAdmin: Handler<typeof dashboardCalls.bhbuByAdmin> = ctx =>
  toCount(countBhbu(ctx));

export const bhbuByFaskes: Handler<typeof dashboardCalls.bhbuByFaskes> = async (
  ctx,
  { params },
) => {
  const { faskesId } = await getVisibleFaskes(ctx, params.id);
  return toCount(countBhbu(ctx, faskesId));
};
