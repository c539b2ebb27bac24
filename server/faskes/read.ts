import { and, count, eq, not, sql, type SQL } from 'drizzle-orm';
import type { Faskes, faskesCalls } from '#contract/faskes/index.ts';
import { toPage } from '#contract/list.ts';
import type { Context, Verb } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import { idIn, likeAny, ordered } from '../db/list.ts';
import { faskes } from '../db/schema/index.ts';
import { hasNoWeek } from '../jadwal/has-week.ts';
import { kabKotaName } from '../lookup/index.ts';
import { notFound } from '../problem.ts';
import { isInUse } from './in-use.ts';
import { isLive, mine } from './scope.ts';
import { endsSoon, stateOn } from './standing.ts';

const columns = {
  id: faskes.id,
  namaFaskes: faskes.name,
  kodePcare: faskes.pcareCode,
  nomorFaskes: faskes.number,
  jenis: faskes.kind,
  kepemilikan: faskes.ownership,
  kepalaFaskes: faskes.headName,
  alamat: faskes.address,
  kabKota: faskes.region,
  lat: faskes.latitude,
  lng: faskes.longitude,
  namaPIC: faskes.picName,
  noHP: faskes.picPhone,
  kapasitasHarian: faskes.dailyCapacity,
  jumlahVaksinator: faskes.vaccinators,
  jumlahChiller: faskes.chillers,
  kapasitasChiller: faskes.chillerDoses,
  noIzin: faskes.permitNumber,
  izinSampai: faskes.permitUntil,
  isActive: faskes.isActive,
  alasanNonaktif: faskes.inactiveReason,
  dipakai: isInUse,
  deletedAt: faskes.deletedAt,
  version: faskes.version,
  createdAt: faskes.createdAt,
  createdBy: faskes.createdBy,
  modifiedAt: faskes.modifiedAt,
  modifiedBy: faskes.modifiedBy,
};

const sortable = {
  namaFaskes: sql`lower(${faskes.name})`,
  kodePcare: sql`coalesce(upper(${faskes.pcareCode}), '')`,
  createdAt: faskes.createdAt,
  modifiedAt: faskes.modifiedAt,
};

const named = <R extends { kabKota: string | null }>(row: R) => ({
  ...row,
  namaKabKota: row.kabKota === null ? null : kabKotaName(row.kabKota),
});

/** Returns a filter for a boolean query parameter; undefined sets no filter. */
const isSo = (holds: SQL, asked: boolean | undefined): SQL | undefined =>
  asked === undefined ? undefined : asked ? holds : not(holds);

export const list: Verb<typeof faskesCalls.list> = async (ctx, { query }) => {
  const today = dayInJakarta(ctx.now);
  const state = stateOn(today);
  const where = and(
    isLive,
    mine(ctx),
    likeAny(query.q, [faskes.name, faskes.pcareCode, faskes.number]),
    idIn(faskes.id, query.id),
    query.idFaskes === undefined ? undefined : eq(faskes.id, query.idFaskes),
    query.kabKota === undefined ? undefined : eq(faskes.region, query.kabKota),
    query.kepemilikan && eq(faskes.ownership, query.kepemilikan),
    query.isActive === undefined ? undefined : eq(faskes.isActive, query.isActive),
    query.pernyataan && sql`${state} = ${query.pernyataan}`,
    isSo(endsSoon(today), query.segeraBerakhir),
    isSo(hasNoWeek, query.tanpaJadwal),
  );
  const rows = await ctx.db
    .select({ ...columns, pernyataan: state })
    .from(faskes)
    .where(where)
    .orderBy(...ordered(sortable[query.sortBy], query.sortOrder, faskes.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const [total] = await ctx.db.select({ n: count() }).from(faskes).where(where);
  return toPage(rows.map(named), total?.n ?? 0, query);
};

/** Returns a faskes in the caller's scope. @throws Problem 404 */
export async function getFaskes(
  ctx: Pick<Context, 'db' | 'now' | 'scope' | 'user'>,
  id: number,
  which: SQL = isLive,
): Promise<Faskes> {
  const [found] = await ctx.db
    .select({ ...columns, pernyataan: stateOn(dayInJakarta(ctx.now)) })
    .from(faskes)
    .where(and(eq(faskes.id, id), mine(ctx), which));
  if (!found) throw notFound('Faskes');
  return named(found);
}

export const get: Verb<typeof faskesCalls.get> = (ctx, { params }) => getFaskes(ctx, params.id);
