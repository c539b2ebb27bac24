import { and, count, eq, not, sql, type SQL } from 'drizzle-orm';
import type { Faskes, faskesCalls } from '#contract/faskes/index.ts';
import { toPage } from '#contract/list.ts';
import type { Context, Handler } from '../../context.ts';
import { dayInJakarta } from '../../jakarta-day.ts';
import { idIn, containsText, orderByThenId } from '../../db/list-query.ts';
import { faskes } from '../../db/schema/index.ts';
import { hasNoJadwal } from '../../jadwal/has-no-jadwal.ts';
import { kabKotaName } from '../../lookup/index.ts';
import { notFound } from '../../problem.ts';
import { isFaskesInUse } from '../edit/in-use.ts';
import { isLiveFaskes, faskesScope } from '../scope.ts';
import { expiresSoon, statementStateOn } from '../statement/statement-state.ts';

const faskesColumns = {
  id: faskes.id,
  namaFaskes: faskes.namaFaskes,
  kodePcare: faskes.kodePcare,
  nomorFaskes: faskes.nomorFaskes,
  jenis: faskes.jenis,
  kepemilikan: faskes.kepemilikan,
  kepalaFaskes: faskes.kepalaFaskes,
  alamat: faskes.alamat,
  kabKota: faskes.kabKota,
  lat: faskes.lat,
  lng: faskes.lng,
  namaPIC: faskes.namaPIC,
  noHP: faskes.noHP,
  kapasitasHarian: faskes.kapasitasHarian,
  jumlahVaksinator: faskes.jumlahVaksinator,
  jumlahChiller: faskes.jumlahChiller,
  kapasitasChiller: faskes.kapasitasChiller,
  noIzin: faskes.noIzin,
  izinSampai: faskes.izinSampai,
  isActive: faskes.isActive,
  alasanNonaktif: faskes.alasanNonaktif,
  dipakai: isFaskesInUse,
  deletedAt: faskes.deletedAt,
  version: faskes.version,
  createdAt: faskes.createdAt,
  createdBy: faskes.createdBy,
  modifiedAt: faskes.modifiedAt,
  modifiedBy: faskes.modifiedBy,
};

const faskesSortColumns = {
  namaFaskes: sql`lower(${faskes.namaFaskes})`,
  kodePcare: sql`coalesce(upper(${faskes.kodePcare}), '')`,
  createdAt: faskes.createdAt,
  modifiedAt: faskes.modifiedAt,
};

const withKabKotaName = <R extends { kabKota: string | null }>(row: R) => ({
  ...row,
  namaKabKota: row.kabKota === null ? null : kabKotaName(row.kabKota),
});

/** Returns a filter for a boolean query parameter; undefined sets no filter. */
const booleanFilter = (condition: SQL, wanted: boolean | undefined): SQL | undefined =>
  wanted === undefined ? undefined : wanted ? condition : not(condition);

export const list: Handler<typeof faskesCalls.list> = async (ctx, { query }) => {
  const today = dayInJakarta(ctx.now);
  const state = statementStateOn(today);
  const where = and(
    isLiveFaskes,
    faskesScope(ctx),
    containsText(query.q, [faskes.namaFaskes, faskes.kodePcare, faskes.nomorFaskes]),
    idIn(faskes.id, query.id),
    query.idFaskes === undefined ? undefined : eq(faskes.id, query.idFaskes),
    query.kabKota === undefined ? undefined : eq(faskes.kabKota, query.kabKota),
    query.kepemilikan && eq(faskes.kepemilikan, query.kepemilikan),
    query.isActive === undefined ? undefined : eq(faskes.isActive, query.isActive),
    query.pernyataan && sql`${state} = ${query.pernyataan}`,
    booleanFilter(expiresSoon(today), query.segeraBerakhir),
    booleanFilter(hasNoJadwal, query.tanpaJadwal),
  );
  const rows = await ctx.db
    .select({ ...faskesColumns, pernyataan: state })
    .from(faskes)
    .where(where)
    .orderBy(...orderByThenId(faskesSortColumns[query.sortBy], query.sortOrder, faskes.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const [total] = await ctx.db.select({ n: count() }).from(faskes).where(where);
  return toPage(rows.map(withKabKotaName), total?.n ?? 0, query);
};

/** Returns a faskes in the caller's scope. @throws Problem 404 */
export async function getFaskes(
  ctx: Pick<Context, 'db' | 'now' | 'scope' | 'user'>,
  id: number,
  extraCondition: SQL = isLiveFaskes,
): Promise<Faskes> {
  const [found] = await ctx.db
    .select({ ...faskesColumns, pernyataan: statementStateOn(dayInJakarta(ctx.now)) })
    .from(faskes)
    .where(and(eq(faskes.id, id), faskesScope(ctx), extraCondition));
  if (!found) throw notFound('Faskes');
  return withKabKotaName(found);
}

export const get: Handler<typeof faskesCalls.get> = (ctx, { params }) => getFaskes(ctx, params.id);
