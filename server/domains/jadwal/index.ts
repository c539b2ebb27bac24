import type { jadwalCalls } from '#contract/domains/jadwal/index.ts';
import type { Handlers } from '#server/platform/context.ts';
import { listPlannedDays } from '#server/platform/db/views/planned.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { create, remove, update } from './day.ts';
import { getJadwal } from './read.ts';
import { saveWeek } from './save-week.ts';

export { toJadwalColumns } from './columns.ts';

export { findOpenings } from './read.ts';

export const jadwalHandlers: Handlers<typeof jadwalCalls> = {
  get: (ctx, { params }) => getJadwal(ctx, params.id),
  planned: async (ctx, { params }) => {
    await getJadwal(ctx, params.id);
    return { hari: await listPlannedDays(ctx.db, params.id, dayInJakarta(ctx.now)) };
  },
  create,
  update,
  remove,
  saveWeek,
};
