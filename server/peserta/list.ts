import { count, eq, sql, sum, type AnyColumn, type SQL } from 'drizzle-orm';
import type { CallResponse, HandlerInput } from '#contract/endpoint.ts';
import { toPage } from '#contract/list.ts';
import type { pesertaCalls } from '#contract/peserta/index.ts';
import type { Context, Handler } from '../context.ts';
import { bhbu, faskes, peserta, pesertaCount } from '../db/schema/index.ts';
import {
  pesertaCondition,
  pesertaCountCondition,
  type PesertaFilter,
  type ListScope,
} from './filter.ts';
import { pesertaColumns, toPesertaRecord } from './read.ts';

type Query = HandlerInput<typeof pesertaCalls.list>['query'];

const sortable = {
  createdAt: peserta.createdAt,
  nama: peserta.namaKey,
  tanggalLahir: peserta.tanggalLahir,
  statusData: peserta.isValid,
  modifiedAt: peserta.modifiedAt,
};

/**
 * Order by a sort column and then by ID. All sort columns are NOT NULL, so plain `desc` matches the
 * indexes read backwards.
 */
function sortColumns(by: Query['sortBy'], order: Query['sortOrder']): SQL[] {
  const direction = sql.raw(order);
  const of = (column: AnyColumn): SQL => sql`${column} ${direction}`;
  return [of(sortable[by]), of(peserta.id)];
}

const oppositeOrder = { asc: 'desc', desc: 'asc' } as const;

/**
 * Finds a page of registrations. IDs are selected first from an index alone, so only the rows of
 * one page are read.
 */
async function findPage(
  ctx: Context,
  listScope: ListScope,
  query: Query,
): Promise<CallResponse<typeof pesertaCalls.list>> {
  const stored = await storedTotal(ctx, listScope, query);
  const before = (query.pageNumber - 1) * query.pageSize;
  const after = stored === null ? 0 : stored - before - query.pageSize;
  // A page in the second half is read from the end, because OFFSET costs grow with its size.
  const fromEnd = stored !== null && before > stored / 2 && before < stored;
  const keys = ctx.db
    .select({ id: peserta.id })
    .from(peserta)
    .where(pesertaCondition(ctx, listScope, query))
    .orderBy(
      ...sortColumns(query.sortBy, fromEnd ? oppositeOrder[query.sortOrder] : query.sortOrder),
    )
    // Without a stored total, one extra row tells whether another page follows.
    .limit(fromEnd ? query.pageSize + Math.min(0, after) : query.pageSize + 1)
    .offset(fromEnd ? Math.max(0, after) : before)
    .as('keys');
  const rows = await ctx.db
    .select(pesertaColumns)
    .from(keys)
    .innerJoin(peserta, eq(peserta.id, keys.id))
    .leftJoin(bhbu, eq(bhbu.id, peserta.bhbuId))
    .leftJoin(faskes, eq(faskes.id, peserta.faskesId))
    .orderBy(...sortColumns(query.sortBy, query.sortOrder));
  const isEnough = query.tanpaTotal && (rows.length > 0 || before === 0);
  const total =
    stored ?? (isEnough ? before + rows.length : await countMatching(ctx, listScope, query));
  return toPage(rows.slice(0, query.pageSize).map(toPesertaRecord), total, query);
}

/** Returns the total from the stored counts, or null when they do not support the filters. */
async function storedTotal(
  ctx: Context,
  listScope: ListScope,
  criteria: PesertaFilter,
): Promise<number | null> {
  const counts = pesertaCountCondition(ctx, listScope, criteria);
  if (!counts) return null;
  const [stored] = await ctx.db
    .select({ n: sum(pesertaCount.n) })
    .from(pesertaCount)
    .where(counts.where);
  return Number(stored?.n ?? 0);
}

async function countMatching(
  ctx: Context,
  listScope: ListScope,
  criteria: PesertaFilter,
): Promise<number> {
  const [found] = await ctx.db
    .select({ n: count() })
    .from(peserta)
    .where(pesertaCondition(ctx, listScope, criteria));
  return found?.n ?? 0;
}

/** Exact total, from the stored counts where possible and by counting rows otherwise. */
export const countPeserta = async (
  ctx: Context,
  listScope: ListScope,
  criteria: PesertaFilter,
): Promise<number> =>
  (await storedTotal(ctx, listScope, criteria)) ?? (await countMatching(ctx, listScope, criteria));

export const list: Handler<typeof pesertaCalls.list> = (ctx, { query }) =>
  findPage(ctx, 'reach', query);

export const countAll: Handler<typeof pesertaCalls.count> = async (ctx, { query }) => ({
  totalRecords: await countPeserta(ctx, 'reach', query),
});

export const listExternal: Handler<typeof pesertaCalls.listExternal> = (ctx, { query }) =>
  findPage(ctx, 'reach', { ...query, vaccinationType: 2 });

export const listByUser: Handler<typeof pesertaCalls.listByUser> = (ctx, { query }) =>
  findPage(ctx, 'personal', query);
