import type { dashboardCalls } from '#contract/domains/dashboard/index.ts';
import { countFunnel } from '#server/domains/peserta/index.ts';
import type { Handlers } from '#server/platform/context.ts';
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

export const dashboardHandlers: Handlers<typeof dashboardCalls> = {
  faskesByAdmin,
  bhbuByAdmin,
  bhbuByFaskes,
  teruploadByAdmin: terupload.byAdmin,
  teruploadByFaskes: terupload.byFaskes,
  teruploadByUser: terupload.byUser,
  validByAdmin: valid.byAdmin,
  validByFaskes: valid.byFaskes,
  validByUser: valid.byUser,
  invalidByAdmin: invalid.byAdmin,
  invalidByFaskes: invalid.byFaskes,
  invalidByUser: invalid.byUser,
  doneByAdmin: done.byAdmin,
  doneByFaskes: done.byFaskes,
  doneByUser: done.byUser,
  summary: countFunnel,
  progress,
  breakdowns,
  tasks,
  firstSteps,
  trade,
};
