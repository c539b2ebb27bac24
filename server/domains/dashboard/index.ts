import type { dashboardCalls } from '#contract/domains/dashboard/index.ts';
import { countFunnel } from '#server/domains/peserta/index.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { limitedTo } from '#server/platform/record/index.ts';
import { createCounterHandlers, faskesByAdmin, bhbuByAdmin, bhbuByFaskes } from './counts.ts';
import { progress } from './progress.ts';
import { breakdowns } from './breakdowns.ts';
import { firstSteps } from './first-steps.ts';
import { tasks } from './tasks.ts';
import { trade } from './trade.ts';

const terupload = createCounterHandlers('terupload');
const valid = createCounterHandlers('valid');
const invalid = createCounterHandlers('invalid');
const done = createCounterHandlers('done');

/** Limits what a handler counts to the companies of an account manager, where its query names one. */
const limited =
  <I extends { readonly query: { readonly accountManagerId?: number | undefined } }, A>(
    handler: (ctx: Context, input: I) => A,
  ) =>
  (ctx: Context, input: I): A =>
    handler(limitedTo(ctx, input.query), input);

export const dashboardHandlers: Handlers<typeof dashboardCalls> = {
  faskesByAdmin,
  bhbuByAdmin: limited(bhbuByAdmin),
  bhbuByFaskes,
  teruploadByAdmin: limited(terupload.byAdmin),
  teruploadByFaskes: terupload.byFaskes,
  teruploadByUser: terupload.byUser,
  validByAdmin: limited(valid.byAdmin),
  validByFaskes: valid.byFaskes,
  validByUser: valid.byUser,
  invalidByAdmin: limited(invalid.byAdmin),
  invalidByFaskes: invalid.byFaskes,
  invalidByUser: invalid.byUser,
  doneByAdmin: limited(done.byAdmin),
  doneByFaskes: done.byFaskes,
  doneByUser: done.byUser,
  summary: limited(countFunnel),
  progress: limited(progress),
  breakdowns: limited(breakdowns),
  tasks: limited(tasks),
  firstSteps,
  trade: limited(trade),
};
