import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toPage } from '#contract/core/list.ts';
import type { DuplicatePair, duplicateCalls } from '#contract/domains/duplicate/index.ts';
import {
  personOfRow,
  pesertaScope,
  readPeserta,
  searchCondition,
  type LockedRow,
} from '#server/domains/peserta/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { idIn } from '#server/platform/db/list-query.ts';
import { peserta, pesertaMerge, pesertaPair } from '#server/platform/db/schema/index.ts';
import { dayOfInstant, type Waiting } from '#server/platform/db/waiting.ts';
import { notFound } from '#server/platform/problem.ts';
import { differingGroups } from './differences.ts';
import { findMergeObstacles } from './obstacles.ts';
import { limitedTo } from '#server/platform/record/index.ts';

const kiri = alias(peserta, 'kiri');
const kanan = alias(peserta, 'kanan');

export type PairRow = typeof pesertaPair.$inferSelect;

/** Both registrations are in the caller's scope, so that nothing is said about people of others. */
const bothInScope = (ctx: Context): SQL | undefined =>
  and(pesertaScope(ctx, kiri), pesertaScope(ctx, kanan));

const selectPairs = (ctx: Context) =>
  ctx.db
    .select({ pair: pesertaPair })
    .from(pesertaPair)
    .innerJoin(kiri, eq(kiri.id, pesertaPair.kiriId))
    .innerJoin(kanan, eq(kanan.id, pesertaPair.kananId));

/** Gets one pair within the caller's scope. @throws Problem 404 */
export async function getPair(ctx: Context, id: number): Promise<PairRow> {
  const [found] = await selectPairs(ctx).where(and(eq(pesertaPair.id, id), bothInScope(ctx)));
  if (!found) throw notFound('duplicate');
  return found.pair;
}

/** Locks one pair within the caller's scope until the transaction ends. @throws Problem 404 */
export async function lockPair(ctx: Context, id: number): Promise<PairRow> {
  await getPair(ctx, id);
  const [row] = await ctx.db.select().from(pesertaPair).where(eq(pesertaPair.id, id)).for('update');
  if (!row) throw notFound('duplicate');
  return row;
}

/** Counts what a merge moves, by registration. */
async function countMoved(ctx: Context, ids: readonly number[]) {
  const { rows } = await ctx.db.execute<{
    id: number;
    visits: number;
    vouchers: number;
    proofs: number;
  }>(sql`
    select id,
      (select count(*)::int from dose where peserta_id = one.id) as visits,
      (select count(*)::int from voucher where id_peserta = one.id) as vouchers,
      (select count(*)::int from certificate where id_peserta = one.id) as proofs
    from unnest(${sql.param([...ids])}::int[]) as one (id)`);
  return new Map(rows.map(row => [row.id, row]));
}

/** Finds the merges that made registrations one and were not undone, by the deleted registration. */
async function findMerges(ctx: Context, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ id: pesertaMerge.id, digabungId: pesertaMerge.digabungId })
    .from(pesertaMerge)
    .where(
      and(inArray(pesertaMerge.digabungId, [...ids]), sql`${pesertaMerge.dibatalkanPada} is null`),
    );
  return new Map(rows.map(row => [row.digabungId, row.id]));
}

/** Builds the records of pairs; the obstacles of a merge are found for a single one. */
export async function toPairRecords(
  ctx: Context,
  pairs: readonly PairRow[],
  { withObstacles }: { readonly withObstacles: boolean },
): Promise<DuplicatePair[]> {
  if (pairs.length === 0) return [];
  const ids = [...new Set(pairs.flatMap(({ kiriId, kananId }) => [kiriId, kananId]))];
  const records = new Map((await readPeserta(ctx.db, ids)).map(one => [one.id, one]));
  const rows = new Map(
    (await ctx.db.select().from(peserta).where(inArray(peserta.id, ids))).map(row => [row.id, row]),
  );
  const moved = await countMoved(ctx, ids);
  const merges = await findMerges(ctx, ids);
  const sideOf = (id: number) => {
    const record = records.get(id);
    const row = rows.get(id);
    if (!record || !row) throw new Error('A pair names a registration that does not exist.');
    const { visits = 0, vouchers = 0, proofs = 0 } = moved.get(id) ?? {};
    const side = {
      ...record,
      jumlahKunjungan: visits,
      jumlahVoucher: vouchers,
      jumlahBukti: proofs,
    };
    return { side, row };
  };
  const made: DuplicatePair[] = [];
  for (const { kiriId, kananId, ...pair } of pairs) {
    const [one, other] = [sideOf(kiriId), sideOf(kananId)];
    made.push({
      ...pair,
      kiri: one.side,
      kanan: other.side,
      beda: differencesOf(ctx, one.row, other.row),
      halangan: withObstacles
        ? (await findMergeObstacles(ctx, pair.status, one.row, other.row)).map(ctx.render)
        : [],
      idGabungan: merges.get(kiriId) ?? merges.get(kananId) ?? null,
    });
  }
  return made;
}

const differencesOf = ({ deps }: Context, one: LockedRow, other: LockedRow) =>
  differingGroups(personOfRow(deps.keys, one), personOfRow(deps.keys, other));

/** Returns the record of a pair with the obstacles of its merge. @throws Problem 404 */
export async function getPairRecord(ctx: Context, id: number): Promise<DuplicatePair> {
  const [record] = await toPairRecords(ctx, [await getPair(ctx, id)], { withObstacles: true });
  if (!record) throw notFound('duplicate');
  return record;
}

/** Condition of a search text: that of the list of participants, on either side. */
function searchedBy(ctx: Context, q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  const found = sql`(select ${peserta.id} from ${peserta} where ${searchCondition(ctx, q)})`;
  return or(sql`${pesertaPair.kiriId} in ${found}`, sql`${pesertaPair.kananId} in ${found}`);
}

export const list: Handler<typeof duplicateCalls.list> = async (ctx, { query }) => {
  const { idBHBU, idPeserta, sebab, status } = query;
  const where = and(
    bothInScope(limitedTo(ctx, query)),
    status && inArray(pesertaPair.status, status),
    sebab && sql`${pesertaPair.sebab} && ${sql.param(sebab)}::text[]`,
    idBHBU === undefined ? undefined : or(eq(kiri.bhbuId, idBHBU), eq(kanan.bhbuId, idBHBU)),
    idPeserta === undefined
      ? undefined
      : or(eq(pesertaPair.kiriId, idPeserta), eq(pesertaPair.kananId, idPeserta)),
    idIn(pesertaPair.id, query.id),
    searchedBy(ctx, query.q),
  );
  const order = query.sortOrder === 'asc' ? asc : desc;
  const by = query.sortBy === 'nama' ? kiri.namaKey : pesertaPair.ditemukan;
  const rows = await selectPairs(ctx)
    .where(where)
    .orderBy(order(by), order(pesertaPair.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const total = await countPairs(ctx, where);
  const records = await toPairRecords(
    ctx,
    rows.map(({ pair }) => pair),
    { withObstacles: false },
  );
  return toPage(records, total, query);
};

async function countPairs(ctx: Context, where: SQL | undefined): Promise<number> {
  const [found] = await ctx.db
    .select({ n: sql<number>`count(*)::int` })
    .from(pesertaPair)
    .innerJoin(kiri, eq(kiri.id, pesertaPair.kiriId))
    .innerJoin(kanan, eq(kanan.id, pesertaPair.kananId))
    .where(where);
  return found?.n ?? 0;
}

/** Counts the pairs in the caller's scope that wait for a decision. */
export async function countOpenPairs(ctx: Context): Promise<Waiting> {
  const [found] = await ctx.db
    .select({
      jumlah: sql<number>`count(*)::int`,
      tertua: sql<string | null>`min(${dayOfInstant(pesertaPair.ditemukan)})::text`,
    })
    .from(pesertaPair)
    .innerJoin(kiri, eq(kiri.id, pesertaPair.kiriId))
    .innerJoin(kanan, eq(kanan.id, pesertaPair.kananId))
    .where(and(eq(pesertaPair.status, 'TERBUKA'), bothInScope(ctx)));
  return found ?? { jumlah: 0, tertua: null };
}

export const get: Handler<typeof duplicateCalls.get> = (ctx, { params }) =>
  getPairRecord(ctx, params.id);
