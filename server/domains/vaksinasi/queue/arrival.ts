import { and, eq, inArray } from 'drizzle-orm';
import { dayInZone } from '#contract/core/values/zone.ts';
import type { vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import { lockPeserta } from '#server/domains/peserta/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { zoneOfFaskes } from '#server/platform/db/facility-zone.ts';
import { arrival } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import { insertStamps } from '#server/platform/record/index.ts';

/** Finds when registrations arrived on a day. */
export async function findArrivals(
  db: Queryable,
  ids: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: arrival.pesertaId, hadir: arrival.hadir })
    .from(arrival)
    .where(and(inArray(arrival.pesertaId, [...ids]), eq(arrival.tanggal, day)));
  return new Map(rows.map(({ id, hadir }) => [id, hadir]));
}

interface Arrival {
  readonly id: number;
  readonly isHere: boolean;
  readonly at: Date;
  /** Where the person arrived; their facility by default, which it has to be. */
  readonly idFaskes?: number;
}

/** Records that a person arrived at an instant, or takes the arrival of its day back; the first time stays. */
export async function recordArrival(ctx: Context, { id, isHere, at, idFaskes }: Arrival) {
  const row = await lockPeserta(ctx, id);
  if (row.faskesId === null) throw notFound('peserta');
  if (idFaskes !== undefined && row.faskesId !== idFaskes) {
    throw new Problem('KEADAAN_SALAH', message('vaksinasi.otherFacility', { nama: row.nama }));
  }
  const tanggal = dayInZone(at, await zoneOfFaskes(ctx.db, row.faskesId));
  const before = (await findArrivals(ctx.db, [row.id], tanggal)).get(row.id) ?? null;
  if ((before !== null) === isHere) return { id: row.id, hadir: before };
  const hadir = isHere ? at.toISOString() : null;
  if (hadir === null) {
    await ctx.db
      .delete(arrival)
      .where(and(eq(arrival.pesertaId, row.id), eq(arrival.tanggal, tanggal)));
  } else {
    const { faskesId, id: pesertaId } = row;
    await ctx.db
      .insert(arrival)
      .values({ pesertaId, faskesId, tanggal, hadir, ...insertStamps(ctx) });
  }
  await ctx.audit({
    action: 'vaksinasi.checkIn',
    resource: 'peserta',
    recordId: row.id,
    recordLabel: row.nama,
    before: { hadir: before },
    after: { hadir },
  });
  return { id: row.id, hadir };
}

/** Records that a person arrived today, or takes that back. */
export const arrive: Handler<typeof vaksinasiCalls.arrive> = (ctx, { params, body }) =>
  recordArrival(ctx, { id: params.id, isHere: body.hadir, at: ctx.now });
