import { and, eq } from 'drizzle-orm';
import {
  type FaskesWithJadwal,
  type JadwalDay,
  type jadwalCalls,
  type Weekday,
} from '#contract/domains/jadwal/index.ts';
import type { Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { jadwalFaskes } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import { updateStamps, insertStamps } from '#server/platform/record/index.ts';
import { toJadwalColumns } from './columns.ts';
import { lockJadwal, saveJadwalChange } from './lock.ts';

/** Returns one day of a weekly schedule. @throws Problem 404 */
function getDay({ jadwal }: FaskesWithJadwal, hari: Weekday): JadwalDay {
  const day = jadwal.hari.find(one => one.hari === hari);
  if (!day) throw notFound(message('jadwal.day', { hari: message(`jadwal.weekday.${hari}`) }));
  return day;
}

const isDayOfFaskes = (faskesId: number, hari: Weekday) =>
  and(eq(jadwalFaskes.faskesId, faskesId), eq(jadwalFaskes.hari, hari));

export const create: Handler<typeof jadwalCalls.create> = async (ctx, { body }) => {
  const before = await lockJadwal(ctx, body.idFaskes);
  if (before.jadwal.hari.some(one => one.hari === body.hari)) {
    throw new Problem(
      'KEADAAN_SALAH',
      message('jadwal.dayExists', { hari: message(`jadwal.weekday.${body.hari}`) }),
    );
  }
  await ctx.db.insert(jadwalFaskes).values({
    faskesId: body.idFaskes,
    hari: body.hari,
    ...toJadwalColumns(body),
    ...insertStamps(ctx),
  });
  return getDay(await saveJadwalChange(ctx, before, 'create'), body.hari);
};

export const update: Handler<typeof jadwalCalls.update> = async (ctx, { body }) => {
  const before = await lockJadwal(ctx, body.idFaskes);
  checkVersion(ctx.expectedVersion, getDay(before, body.hari), body);
  await ctx.db
    .update(jadwalFaskes)
    .set({
      ...toJadwalColumns(body),
      ...updateStamps(ctx, jadwalFaskes),
    })
    .where(isDayOfFaskes(body.idFaskes, body.hari));
  return getDay(await saveJadwalChange(ctx, before, 'update'), body.hari);
};

export const remove: Handler<typeof jadwalCalls.remove> = async (ctx, { params }) => {
  const before = await lockJadwal(ctx, params.id);
  const day = getDay(before, params.hari);
  checkVersion(ctx.expectedVersion, day, null);
  await ctx.db.delete(jadwalFaskes).where(isDayOfFaskes(params.id, params.hari));
  await saveJadwalChange(ctx, before, 'delete');
  return day;
};
