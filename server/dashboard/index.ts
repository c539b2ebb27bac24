import type { dashboardCalls } from '#contract/dashboard/index.ts';
import type { Verbs } from '../context.ts';
import { countSteps } from '../peserta/index.ts';
import { countersOf, faskesByAdmin, perusahaanByAdmin, perusahaanByFaskes } from './counts.ts';
import { progress } from './progress.ts';
import { spread } from './spread.ts';
import { tasks } from './tasks.ts';

const terupload = countersOf('terupload');
const valid = countersOf('valid');
const invalid = countersOf('invalid');
const done = countersOf('done');

export const dashboardVerbs: Verbs<typeof dashboardCalls> = {
  faskesByAdmin,
  perusahaanByAdmin,
  perusahaanByFaskes,
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
  summary: countSteps,
  progress,
  spread,
  tasks,
};
