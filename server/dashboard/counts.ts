import type { Counter, dashboardCalls } from '#contract/dashboard/index.ts';
import type { VaccinationType } from '#contract/peserta/index.ts';
import { countBhbu } from '../bhbu/count.ts';
import type { Context, Verb } from '../context.ts';
import { countFaskes } from '../faskes/count.ts';
import { faskesNameFor } from '../faskes/name.ts';
import { countRegistrations, type CountedOf } from '../peserta/index.ts';
import { notFound } from '../problem.ts';
import { hasAccount } from '../user/holders.ts';

interface Asked {
  readonly query: { readonly VaccinationType: VaccinationType };
  readonly params: { readonly id: number };
}

const answer = async (number: Promise<number>): Promise<{ jumlah: number }> => ({
  jumlah: await number,
});

/**
 * Resolves the account of a 'ByUser' call.
 * @throws Problem 404 for an account outside the caller's scope
 */
async function ofUser(ctx: Context, id: number): Promise<CountedOf> {
  if (id === ctx.user.id) return 'own';
  if (ctx.scope === 'own' || !(await hasAccount(ctx.db, id))) throw notFound('Pengguna');
  return { userId: id };
}

/**
 * Resolves the faskes of a 'ByFaskes' call.
 * @throws Problem 404 for a faskes outside the caller's scope
 */
async function ofFaskes(ctx: Context, id: number): Promise<{ faskesId: number }> {
  if ((await faskesNameFor(ctx, id)) === undefined) throw notFound('Faskes');
  return { faskesId: id };
}

/** Creates the handlers of one counter: over the caller's scope, one faskes or one user. */
export const countersOf = (counter: Counter) => ({
  byAdmin: (ctx: Context, { query }: Pick<Asked, 'query'>) =>
    answer(countRegistrations(ctx, counter, query.VaccinationType, 'reach')),
  byFaskes: async (ctx: Context, { params, query }: Asked) =>
    answer(countRegistrations(ctx, counter, query.VaccinationType, await ofFaskes(ctx, params.id))),
  byUser: async (ctx: Context, { params, query }: Asked) =>
    answer(countRegistrations(ctx, counter, query.VaccinationType, await ofUser(ctx, params.id))),
});

export const faskesByAdmin: Verb<typeof dashboardCalls.faskesByAdmin> = ctx =>
  answer(countFaskes(ctx));

export const perusahaanByAdmin: Verb<typeof dashboardCalls.perusahaanByAdmin> = ctx =>
  answer(countBhbu(ctx));

export const perusahaanByFaskes: Verb<typeof dashboardCalls.perusahaanByFaskes> = async (
  ctx,
  { params },
) => {
  const { faskesId } = await ofFaskes(ctx, params.id);
  return answer(countBhbu(ctx, faskesId));
};
