import type { dashboardCalls } from '#contract/dashboard/index.ts';
import type { Verb } from '../context.ts';
import { partsBy } from '../peserta/index.ts';

/**
 * Returns peserta counts by faskes and by company. With the scope `own`, a company account gets
 * only the counts by faskes, a faskes account only those by company, and any other account none.
 */
export const spread: Verb<typeof dashboardCalls.spread> = async ctx => {
  const { scope, user } = ctx;
  const byFaskes = scope === 'all' || user.bhbuId !== null;
  const byBhbu = scope === 'all' || user.faskesId !== null;
  return {
    faskes: byFaskes ? await partsBy(ctx, 'faskes') : null,
    perusahaan: byBhbu ? await partsBy(ctx, 'bhbu') : null,
  };
};
