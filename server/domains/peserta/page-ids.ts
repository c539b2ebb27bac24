import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import type { pesertaCalls } from '#contract/domains/peserta/index.ts';
import type { Context } from '#server/platform/context.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { pesertaCondition, type ListScope, type StoredCounts } from './filter.ts';

export type PesertaListQuery = HandlerInput<typeof pesertaCalls.list>['query'];

/** The columns of the sort keys. */
const sortable = {
  createdAt: peserta.createdAt,
  nama: peserta.namaKey,
  tanggalLahir: peserta.tanggalLahir,
  statusData: peserta.isValid,
  modifiedAt: peserta.modifiedAt,
  rencanaTanggal: sql`coalesce(${peserta.rencanaTanggal}, 'infinity')`,
};

/**
 * Order by a sort column and then by ID. No sort column is null, so plain `desc` matches the
 * indexes read backwards.
 */
export function sortColumns(
  by: PesertaListQuery['sortBy'],
  order: PesertaListQuery['sortOrder'],
): SQL[] {
  const direction = sql.raw(order);
  const of = (column: AnyColumn | SQL): SQL => sql`${column} ${direction}`;
  return [of(sortable[by]), of(peserta.id)];
}

/** A row of a page: its id, and the total of the list if it was asked for. */
interface PageRow {
  readonly id: number;
  readonly total: number | null;
}

/**
 * Finds the ids of a page from the index of its order alone, with one more if another page follows.
 * @param stored stored counts whose sum is read in the same statement
 */
export const findPageIds = (
  ctx: Context,
  listScope: ListScope,
  query: PesertaListQuery,
  stored: StoredCounts | null,
): Promise<PageRow[]> =>
  ctx.db
    .select({ id: peserta.id, total: stored ? sumOf(stored) : sql<null>`null` })
    .from(peserta)
    .where(pesertaCondition(ctx, listScope, query))
    .orderBy(...sortColumns(query.sortBy, query.sortOrder))
    .limit(query.pageSize + 1)
    .offset((query.pageNumber - 1) * query.pageSize);

/** SQL sum of stored counts, which PostgreSQL adds up once per statement. */
const sumOf = ({ counts, where }: StoredCounts): SQL<number> =>
  sql<number>`(select coalesce(sum(${counts.n}), 0) from ${counts} where ${where ?? sql`true`})`;
