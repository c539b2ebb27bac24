import { count, sql, sum } from 'drizzle-orm';
import type { CallResponse } from '#contract/core/endpoint.ts';
import { toPage } from '#contract/core/list.ts';
import { maxCountedMatches, type pesertaCalls } from '#contract/domains/peserta/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { readAllOfNik } from './by-nik.ts';
import { pesertaCondition, storedCounts, type PesertaFilter, type ListScope } from './filter.ts';
import { readPeserta } from './read.ts';
import { findPageIds, type PesertaListQuery as Query } from './page-ids.ts';

/**
 * Finds a page of registrations. Their ids and their total are found first, from an index and the
 * stored counts, so only the rows of one page are read, by a statement whose plan is stored.
 */
async function findPage(
  ctx: Context,
  listScope: ListScope,
  query: Query,
): Promise<CallResponse<typeof pesertaCalls.list>> {
  const { pageNumber, pageSize } = query;
  const ofNik = await readAllOfNik(ctx, listScope, query);
  if (ofNik) return toPage(ofNik, ofNik.length, query);
  const found = await findPageIds(ctx, listScope, query, storedCounts(ctx, listScope, query));
  const ids = found.slice(0, pageSize).map(({ id }) => id);
  const records = await readPeserta(ctx.db, ids);
  const before = (pageNumber - 1) * pageSize;
  // Without a following page the rows so far are all.
  const isLast = found.length <= pageSize;
  const isEnough = (query.tanpaTotal === true || isLast) && (found.length > 0 || before === 0);
  const total =
    found[0]?.total ??
    (isEnough ? before + found.length : await countPeserta(ctx, listScope, query));
  return toPage(records, total, query);
}

/** Returns the total from the stored counts, or null when they do not support the filters. */
async function storedTotal(
  ctx: Context,
  listScope: ListScope,
  criteria: PesertaFilter,
): Promise<number | null> {
  const stored = storedCounts(ctx, listScope, criteria);
  if (!stored) return null;
  const { counts, where } = stored;
  const [found] = await ctx.db
    .select({ n: sum(counts.n) })
    .from(counts)
    .where(where);
  return Number(found?.n ?? 0);
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
  findPage(ctx, 'role', query);

/** Counts exactly from the stored counts, and otherwise up to the limit of a list. */
export const countAll: Handler<typeof pesertaCalls.count> = async (ctx, { query }) => {
  const stored = await storedTotal(ctx, 'role', query);
  if (stored !== null) return { totalRecords: stored, isLowerBound: false };
  const matches = ctx.db
    .select({ one: sql`1`.as('one') })
    .from(peserta)
    .where(pesertaCondition(ctx, 'role', query))
    .limit(maxCountedMatches + 1)
    .as('matches');
  const [found] = await ctx.db.select({ n: count() }).from(matches);
  const n = found?.n ?? 0;
  return { totalRecords: Math.min(n, maxCountedMatches), isLowerBound: n > maxCountedMatches };
};

export const listExternal: Handler<typeof pesertaCalls.listExternal> = (ctx, { query }) =>
  findPage(ctx, 'role', { ...query, vaccinationType: 2 });

export const listByUser: Handler<typeof pesertaCalls.listByUser> = (ctx, { query }) =>
  findPage(ctx, 'personal', query);
