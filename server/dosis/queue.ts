import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Antrean, dosisCalls } from '#contract/dosis/index.ts';
import { toPage } from '#contract/list.ts';
import type { Context, Verb } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import type { Queryable } from '../db/client.ts';
import { dosis, peserta } from '../db/schema/index.ts';
import { matching } from '../peserta/index.ts';
import { inQueue, standingsOf } from './case.ts';
import type { Day } from './due.ts';
import { countsOf, lastVisit, pageOf, type Row } from './of-day.ts';
import { visitsWhere } from './read.ts';
import { placeFor } from './scope.ts';

/** Finds the queue entries of registrations on a day, in the order of `ids`. */
export async function queued(
  db: Queryable,
  ids: readonly number[],
  day: string,
  visits: readonly number[],
): Promise<Antrean[]> {
  const standings = await standingsOf(db, ids);
  const known = visits.length === 0 ? [] : await visitsWhere(db, inArray(dosis.id, [...visits]));
  const byPeserta = new Map(known.map(visit => [visit.idPeserta, visit]));
  return ids.flatMap(id => {
    const standing = standings.get(id);
    return standing ? [inQueue(standing, day, byPeserta.get(id))] : [];
  });
}

const shown = (db: Queryable, rows: readonly Row[], day: string): Promise<Antrean[]> =>
  queued(
    db,
    rows.map(row => row.id),
    day,
    rows.flatMap(row => row.visit ?? []),
  );

export const list: Verb<typeof dosisCalls.list> = async (ctx, { query }) => {
  const place = await placeFor(ctx, query.idFaskes);
  const day = query.tanggal ?? dayInJakarta(ctx.now);
  const one: Day = { faskesId: place.id, day, bhbuId: query.idBHBU };
  const { counts, all } = await countsOf(ctx.db, one, query.status);
  const rows = await pageOf(ctx.db, one, query);
  return {
    ...toPage(await shown(ctx.db, rows, day), all, query),
    tanggal: day,
    idFaskes: place.id,
    namaFaskes: place.name,
    hitungan: counts,
  };
};

const most = 20;

export const find: Verb<typeof dosisCalls.find> = async (ctx, { body }) => {
  const place = await placeFor(ctx, body.idFaskes);
  const day = body.tanggal ?? dayInJakarta(ctx.now);
  const one: Day = { faskesId: place.id, day, bhbuId: body.idBHBU };
  const { rows } = await ctx.db.execute<Row>(sql`
    select p.id, v.id as visit
    from (${found(ctx, one, body.cari)}) p
    left join lateral (${lastVisit(one)}) v on true
    order by p.is_first desc, p.name_key, p.id`);
  return { data: await shown(ctx.db, rows.slice(0, most), day), lebih: rows.length > most };
};

/** Query of matching registrations at a facility; names that start with the text come first. */
const found = (ctx: Context, one: Day, text: string): SQL => sql`
  select id, name_key, starts_with(name_key, lower(${text})) as is_first from ${peserta}
  where faskes_id = ${one.faskesId} and deleted_at is null and vaccination_type in (0, 1)
    ${one.bhbuId === undefined ? sql`` : sql`and bhbu_id = ${one.bhbuId}`}
    and ${matching(ctx, text)}
  order by is_first desc, name_key, id limit ${most + 1}`;
