import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Input } from '#contract/endpoint.ts';
import { toPage } from '#contract/list.ts';
import type { Antrean, dosisCalls, QueueCounts } from '#contract/dosis/index.ts';
import type { Context, Verb } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import type { Queryable } from '../db/client.ts';
import { dosis, peserta } from '../db/schema/index.ts';
import { matching } from '../peserta/index.ts';
import { inQueue, standingsOf } from './case.ts';
import { visitsWhere } from './read.ts';
import { placeFor } from './scope.ts';

type Query = Input<typeof dosisCalls.list>['query'];

interface Day {
  readonly faskesId: number;
  readonly day: string;
  readonly bhbuId: number | undefined;
}

/** The last visit of a registration at a facility on a day. */
const lastVisit = ({ faskesId, day }: Day): SQL => sql`
  select d.id, d.result from dosis d
  where d.peserta_id = p.id and d.faskes_id = ${faskesId} and d.given_on = ${day}
    and d.cancelled_at is null
  order by d.id desc limit 1`;

/** Everybody of a day: who is planned, and who came, whether planned or not. */
const ofDay = (one: Day): SQL => sql`
  select p.id, p.name_key, v.id as visit, v.result,
    (p.faskes_id = ${one.faskesId} and p.planned_on is not distinct from ${one.day}::date) as planned,
    p.doses_given >= case p.vaccination_type when 0 then 2 else 1 end as complete
  from (
    select id from peserta
    where faskes_id = ${one.faskesId} and planned_on = ${one.day} and deleted_at is null
    union
    select peserta_id from dosis
    where faskes_id = ${one.faskesId} and given_on = ${one.day} and cancelled_at is null
  ) k
  join peserta p on p.id = k.id
  left join lateral (${lastVisit(one)}) v on true
  where p.deleted_at is null and p.vaccination_type in (0, 1) and (p.is_active or v.id is not null)
    ${one.bhbuId === undefined ? sql`` : sql`and p.bhbu_id = ${one.bhbuId}`}`;

const isLeft = sql`planned and result is null and not complete`;

const stateIs = (status: Query['status']): SQL =>
  status === undefined ? sql`true` : status === 'BELUM' ? isLeft : sql`result = ${status}`;

async function countsOf(db: Queryable, one: Day, status: Query['status']) {
  const { rows } = await db.execute<{ [K in keyof QueueCounts]: number } & { all: number }>(sql`
    select count(*) filter (where planned)::int as rencana,
      count(*) filter (where result = 'DIBERIKAN')::int as diberikan,
      count(*) filter (where result = 'DITUNDA')::int as ditunda,
      count(*) filter (where result = 'DITOLAK')::int as ditolak,
      count(*) filter (where ${isLeft})::int as sisa,
      count(*) filter (where ${stateIs(status)})::int as "all"
    from (${ofDay(one)}) q`);
  const { all = 0, ...counts } = rows[0] ?? {
    rencana: 0,
    diberikan: 0,
    ditunda: 0,
    ditolak: 0,
    sisa: 0,
  };
  return { counts, all };
}

/** Registrations as they stand in the queue of a day, in the order of their numbers as given. */
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

const idsOf = (rows: readonly { id: number; visit: number | null }[]) => ({
  ids: rows.map(row => row.id),
  visits: rows.flatMap(row => row.visit ?? []),
});

export const list: Verb<typeof dosisCalls.list> = async (ctx, { query }) => {
  const place = await placeFor(ctx, query.idFaskes);
  const day = query.tanggal ?? dayInJakarta(ctx.now);
  const one: Day = { faskesId: place.id, day, bhbuId: query.idBHBU };
  const { counts, all } = await countsOf(ctx.db, one, query.status);
  const { rows } = await ctx.db.execute<{ id: number; visit: number | null }>(sql`
    select id, visit from (${ofDay(one)}) q where ${stateIs(query.status)}
    order by name_key, id limit ${query.pageSize} offset ${(query.pageNumber - 1) * query.pageSize}`);
  const { ids, visits } = idsOf(rows);
  return {
    ...toPage(await queued(ctx.db, ids, day, visits), all, query),
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
  const { rows } = await ctx.db.execute<{ id: number; visit: number | null }>(sql`
    select p.id, v.id as visit
    from (${found(ctx, one, body.cari)}) p
    left join lateral (${lastVisit(one)}) v on true
    order by p.is_first desc, p.name_key, p.id`);
  const { ids, visits } = idsOf(rows.slice(0, most));
  return { data: await queued(ctx.db, ids, day, visits), lebih: rows.length > most };
};

/** Those of a facility who match; whose name begins so come first. */
const found = (ctx: Context, one: Day, text: string): SQL => sql`
  select id, name_key, starts_with(name_key, lower(${text})) as is_first from ${peserta}
  where faskes_id = ${one.faskesId} and deleted_at is null and vaccination_type in (0, 1)
    ${one.bhbuId === undefined ? sql`` : sql`and bhbu_id = ${one.bhbuId}`}
    and ${matching(ctx, text)}
  order by is_first desc, name_key, id limit ${most + 1}`;
