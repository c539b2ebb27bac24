import type { jadwalCalls } from '#contract/domains/jadwal/index.ts';
import { todayAtFaskes } from '#server/platform/db/facility-zone.ts';
import type { Handlers } from '#server/platform/context.ts';
import { listPlannedDays } from '#server/platform/db/views/planned.ts';
import { create, remove, update } from './day.ts';
import { getJadwal } from './read.ts';
import { saveWeek } from './save-week.ts';

export { toJadwalColumns } from './columns.ts';

export { findOpenings, getJadwal } from './read.ts';

export const jadwalHandlers: Handlers<typeof jadwalCalls> = {
  get: (ctx, { params }) => getJadwal(ctx, params.id),
  planned: async (ctx, { params }) => {
    await getJadwal(ctx, params.id);
    const today = await todayAtFaskes(ctx, params.id);
    return { hari: await listPlannedDays(ctx.db, params.id, today) };
  },
  create,
  update,
  remove,
  saveWeek,
};
