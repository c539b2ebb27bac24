import { and, eq, inArray, isNull, max, sql, type SQL } from 'drizzle-orm';
import { toPage } from '#contract/core/list.ts';
import { nameKey } from '#contract/core/values/name.ts';
import { dayInZone } from '#contract/core/values/zone.ts';
import { closedReason } from '#contract/domains/jadwal/index.ts';
import type { QueueEntry, vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import { findOpenings } from '#server/domains/jadwal/index.ts';
import { searchCondition } from '#server/domains/peserta/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { dose, peserta } from '#server/platform/db/schema/index.ts';
import { findVisits } from '../visits/read.ts';
import { resolveFaskes } from '../scope.ts';
import { findArrivals } from './arrival.ts';
import { toQueueEntry, findQueueCandidates } from './queue-entry.ts';
import type { QueueDay } from './second-dose-due.ts';
import { countQueue, findQueuePage, searchedPeopleQuery, type QueueRow } from './day-query.ts';

/** Finds the queue entries of registrations on a day, in the order of `ids`. */
export async function findQueueEntries(
  { db, render }: Pick<Context, 'db' | 'render'>,
  ids: readonly number[],
  day: string,
  visits: readonly number[],
): Promise<QueueEntry[]> {
  const candidates = await findQueueCandidates(db, ids);
  const known = visits.length === 0 ? [] : await findVisits(db, inArray(dose.id, [...visits]));
  const byPeserta = new Map(known.map(visit => [visit.idPeserta, visit]));
  const arrivals = await findArrivals(db, ids, day);
  return ids.flatMap(id => {
    const candidate = candidates.get(id);
    return candidate
      ? [toQueueEntry(candidate, day, byPeserta.get(id), arrivals.get(id), render)]
      : [];
  });
}

/** Finds the queue entries of registrations with their last visit at a facility on a day, in the order of `ids`. */
export async function findEntriesOfDay(
  ctx: Pick<Context, 'db' | 'render'>,
  ids: readonly number[],
  { faskesId, day }: Pick<QueueDay, 'day' | 'faskesId'>,
): Promise<QueueEntry[]> {
  const visits = await ctx.db
    .select({ id: max(dose.id) })
    .from(dose)
    .where(
      and(
        inArray(dose.pesertaId, [...ids]),
        eq(dose.faskesId, faskesId),
        eq(dose.tanggal, day),
        isNull(dose.dibatalkan),
      ),
    )
    .groupBy(dose.pesertaId);
  return await findQueueEntries(
    ctx,
    ids,
    day,
    visits.flatMap(({ id }) => id ?? []),
  );
}

const toQueueEntries = (
  ctx: Pick<Context, 'db' | 'render'>,
  rows: readonly QueueRow[],
  day: string,
): Promise<QueueEntry[]> =>
  findQueueEntries(
    ctx,
    rows.map(row => row.id),
    day,
    rows.flatMap(row => row.visit ?? []),
  );

export const list: Handler<typeof vaksinasiCalls.list> = async (ctx, { query }) => {
  const faskesRef = await resolveFaskes(ctx, query.idFaskes);
  const day = query.tanggal ?? dayInZone(ctx.now, faskesRef.zone);
  const one: QueueDay = { faskesId: faskesRef.id, day, bhbuId: query.idBHBU };
  const { counts, all } = await countQueue(ctx.db, one, query.status);
  const rows = await findQueuePage(ctx.db, one, query);
  const opening = (await findOpenings(ctx.db, day, [faskesRef.id])).get(faskesRef.id);
  const closed = opening && closedReason(opening, day);
  return {
    ...toPage(await toQueueEntries(ctx, rows, day), all, query),
    tanggal: day,
    idFaskes: faskesRef.id,
    namaFaskes: faskesRef.name,
    tutup: closed ? ctx.render(closed) : null,
    hitungan: counts,
  };
};

const maxFound = 20;

/** Registrations that a search reads at most; a person has one of each kind at each of their companies. */
const maxRegistrations = 4 * (maxFound + 1);

export const find: Handler<typeof vaksinasiCalls.find> = async (ctx, { body }) => {
  const faskesRef = await resolveFaskes(ctx, body.idFaskes);
  const day = body.tanggal ?? dayInZone(ctx.now, faskesRef.zone);
  const one: QueueDay = { faskesId: faskesRef.id, day, bhbuId: body.idBHBU };
  const { rows } = await ctx.db.execute<QueueRow & { read: number }>(
    searchedPeopleQuery(one, searchQuery(ctx, one, body.cari)),
  );
  return {
    data: await toQueueEntries(ctx, rows.slice(0, maxFound), day),
    lebih: rows.length > maxFound || (rows[0]?.read ?? 0) >= maxRegistrations,
  };
};

/** Query of matching registrations at a facility; names that start with the text come first. */
const searchQuery = (ctx: Context, one: QueueDay, text: string): SQL => sql`
  select id, nama_key, person_key, vaccination_type, is_valid, is_eligible, layak_mulai, dosis_diberikan,
    faskes_id, bhbu_id, rencana_tanggal, tanggal_vaksinasi, is_active, deleted_at,
    starts_with(nama_key, ${nameKey(text)}) as is_first
  from ${peserta}
  where faskes_id = ${one.faskesId} and deleted_at is null and vaccination_type in (0, 1)
    ${one.bhbuId === undefined ? sql`` : sql`and bhbu_id = ${one.bhbuId}`}
    and ${searchCondition(ctx, text)}
  order by is_first desc, nama_key, id limit ${maxRegistrations}`;
