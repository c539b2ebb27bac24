import { count, eq, sql, sum, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Answer, Input } from '#contract/endpoint.ts';
import { toPage } from '#contract/list.ts';
import type { pesertaCalls } from '#contract/peserta/index.ts';
import type { Context, Verb } from '../context.ts';
import { bhbu, faskes, peserta, pesertaCount } from '../db/schema/index.ts';
import { wanted, wantedCounts, type Asked, type Whose } from './filter.ts';
import { columns, toRecord } from './read.ts';

type Query = Input<typeof pesertaCalls.list>['query'];

const sortable = {
  createdAt: peserta.createdAt,
  nama: peserta.nameKey,
  tanggalLahir: peserta.birthDate,
  statusData: peserta.isValid,
  modifiedAt: peserta.modifiedAt,
};

/**
 * Order by a sort column and then by ID. All sort columns are NOT NULL, so plain `desc` matches the
 * indexes read backwards.
 */
function inOrder(by: Query['sortBy'], order: Query['sortOrder']): SQL[] {
  const way = sql.raw(order);
  const of = (column: AnyColumn): SQL => sql`${column} ${way}`;
  return [of(sortable[by]), of(peserta.id)];
}

const against = { asc: 'desc', desc: 'asc' } as const;

/**
 * Finds a page of registrations. IDs are selected first from an index alone, so only the rows of
 * one page are read.
 */
async function pageOf(
  ctx: Context,
  whose: Whose,
  query: Query,
): Promise<Answer<typeof pesertaCalls.list>> {
  const kept = await keptTotal(ctx, whose, query);
  const before = (query.pageNumber - 1) * query.pageSize;
  const after = kept === null ? 0 : kept - before - query.pageSize;
  // A page in the second half is read from the end, because OFFSET costs grow with its size.
  const fromEnd = kept !== null && before > kept / 2 && before < kept;
  const keys = ctx.db
    .select({ id: peserta.id })
    .from(peserta)
    .where(wanted(ctx, whose, query))
    .orderBy(...inOrder(query.sortBy, fromEnd ? against[query.sortOrder] : query.sortOrder))
    // Without a stored total, one extra row tells whether another page follows.
    .limit(fromEnd ? query.pageSize + Math.min(0, after) : query.pageSize + 1)
    .offset(fromEnd ? Math.max(0, after) : before)
    .as('keys');
  const rows = await ctx.db
    .select(columns)
    .from(keys)
    .innerJoin(peserta, eq(peserta.id, keys.id))
    .leftJoin(bhbu, eq(bhbu.id, peserta.bhbuId))
    .leftJoin(faskes, eq(faskes.id, peserta.faskesId))
    .orderBy(...inOrder(query.sortBy, query.sortOrder));
  const isEnough = query.tanpaTotal && (rows.length > 0 || before === 0);
  const total = kept ?? (isEnough ? before + rows.length : await counted(ctx, whose, query));
  return toPage(rows.slice(0, query.pageSize).map(toRecord), total, query);
}

/** Returns the total from the stored counts, or null when they do not support the filters. */
async function keptTotal(ctx: Context, whose: Whose, asked: Asked): Promise<number | null> {
  const counts = wantedCounts(ctx, whose, asked);
  if (!counts) return null;
  const [kept] = await ctx.db
    .select({ n: sum(pesertaCount.n) })
    .from(pesertaCount)
    .where(counts.where);
  return Number(kept?.n ?? 0);
}

async function counted(ctx: Context, whose: Whose, asked: Asked): Promise<number> {
  const [found] = await ctx.db
    .select({ n: count() })
    .from(peserta)
    .where(wanted(ctx, whose, asked));
  return found?.n ?? 0;
}

/** Exact total, from the stored counts where possible and by counting rows otherwise. */
export const countWanted = async (ctx: Context, whose: Whose, asked: Asked): Promise<number> =>
  (await keptTotal(ctx, whose, asked)) ?? (await counted(ctx, whose, asked));

export const list: Verb<typeof pesertaCalls.list> = (ctx, { query }) => pageOf(ctx, 'reach', query);

export const countAll: Verb<typeof pesertaCalls.count> = async (ctx, { query }) => ({
  totalRecords: await countWanted(ctx, 'reach', query),
});

export const listExternal: Verb<typeof pesertaCalls.listExternal> = (ctx, { query }) =>
  pageOf(ctx, 'reach', { ...query, vaccinationType: 2 });

export const listByUser: Verb<typeof pesertaCalls.listByUser> = (ctx, { query }) =>
  pageOf(ctx, 'personal', query);
