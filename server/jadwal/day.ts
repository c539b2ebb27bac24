import { and, eq, sql } from 'drizzle-orm';
import {
  weekdayName,
  type FaskesWithJadwal,
  type JadwalHari,
  type jadwalCalls,
  type Weekday,
} from '#contract/jadwal/index.ts';
import type { Verb } from '../context.ts';
import { jadwalFaskes } from '../db/schema/index.ts';
import { checkVersion } from '../db/version.ts';
import { notFound, Problem } from '../problem.ts';
import { changedBy, columnsOf, madeBy } from './row.ts';
import { takeJadwal, touchJadwal } from './take.ts';

/** Returns one day of a weekly schedule. @throws Problem 404 */
function dayOf({ jadwal }: FaskesWithJadwal, hari: Weekday): JadwalHari {
  const day = jadwal.hari.find(one => one.hari === hari);
  if (!day) throw notFound(`Jadwal hari ${weekdayName(hari)}`);
  return day;
}

const keyed = (faskesId: number, hari: Weekday) =>
  and(eq(jadwalFaskes.faskesId, faskesId), eq(jadwalFaskes.weekday, hari));

export const create: Verb<typeof jadwalCalls.create> = async (ctx, { body }) => {
  const before = await takeJadwal(ctx, body.idFaskes);
  if (before.jadwal.hari.some(one => one.hari === body.hari)) {
    throw new Problem(
      'KEADAAN_SALAH',
      `Jadwal hari ${weekdayName(body.hari)} sudah ada. Ubahlah yang sudah ada.`,
    );
  }
  await ctx.db.insert(jadwalFaskes).values({
    faskesId: body.idFaskes,
    weekday: body.hari,
    ...columnsOf(body),
    ...madeBy(ctx),
  });
  return dayOf(await touchJadwal(ctx, before, 'create'), body.hari);
};

export const update: Verb<typeof jadwalCalls.update> = async (ctx, { body }) => {
  const before = await takeJadwal(ctx, body.idFaskes);
  checkVersion(ctx.versionRead, dayOf(before, body.hari), body);
  await ctx.db
    .update(jadwalFaskes)
    .set({ ...columnsOf(body), version: sql`${jadwalFaskes.version} + 1`, ...changedBy(ctx) })
    .where(keyed(body.idFaskes, body.hari));
  return dayOf(await touchJadwal(ctx, before, 'update'), body.hari);
};

export const remove: Verb<typeof jadwalCalls.remove> = async (ctx, { params }) => {
  const before = await takeJadwal(ctx, params.id);
  const day = dayOf(before, params.hari);
  checkVersion(ctx.versionRead, day, null);
  await ctx.db.delete(jadwalFaskes).where(keyed(params.id, params.hari));
  await touchJadwal(ctx, before, 'delete');
  return day;
};
