import type { dashboardCalls } from '#contract/domains/dashboard/index.ts';
import { countByGroup } from '#server/domains/peserta/index.ts';
import type { Handler } from '#server/platform/context.ts';

/**
 * Returns peserta counts by faskes and by company. With the scope `own`, a company account gets
 * only the counts by faskes, a faskes account only those by company, and any other account none.
 */
export const breakdowns: Handler<typeof dashboardCalls.breakdowns> = async ctx => {
  const { scope, user } = ctx;
  const byFaskes = scope === 'all' || user.bhbuId !== null;
  const byBhbu = scope === 'all' || user.faskesId !== null;
  return {
    faskes: byFaskes ? await countByGroup(ctx, 'faskes') : null,
    perusahaan: byBhbu ? await countByGroup(ctx, 'bhbu') : null,
  };
};
