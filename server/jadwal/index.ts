import type { jadwalCalls } from '#contract/jadwal/index.ts';
import type { Verbs } from '../context.ts';
import { create, remove, update } from './day.ts';
import { getJadwal } from './read.ts';
import { saveWeek } from './week.ts';

export { openWeekdays } from './read.ts';

export const jadwalVerbs: Verbs<typeof jadwalCalls> = {
  get: (ctx, { params }) => getJadwal(ctx, params.id),
  create,
  update,
  remove,
  saveWeek,
};
