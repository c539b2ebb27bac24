import type { dashboardCalls } from '#contract/dashboard/index.ts';
import type { Verb } from '../context.ts';
import { partsBy } from '../peserta/index.ts';

/**
 * Participants by facility and by company. Who belongs to one of these has no parts of that kind, and
 * who belongs to neither with the scope `own` has none at all.
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
