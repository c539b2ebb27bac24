import { and, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { HandlerInput } from '#contract/endpoint.ts';
import type { pesertaCalls } from '#contract/peserta/index.ts';
import type { Context } from '../context.ts';
import { peserta } from '../db/schema/index.ts';
import { pesertaCondition, type ListScope, type StoredCounts } from './filter.ts';
import type { Place } from './places.ts';

export type PesertaListQuery = HandlerInput<typeof pesertaCalls.list>['query'];

/** The columns of the sort keys. */
export const sortable = {
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
export function sortColumns(
  by: PesertaListQuery['sortBy'],
  order: PesertaListQuery['sortOrder'],
): SQL[] {
  const direction = sql.raw(order);
  const of = (column: AnyColumn): SQL => sql`${column} ${direction}`;
  return [of(sortable[by]), of(peserta.id)];
}

/** The order in which a page is read from the end. */
export const oppositeOrder = { asc: 'desc', desc: 'asc' } as const;

/** Where a page begins, and how it is read. */
export interface PageReading {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** Condition of the rows from a place on, in an order. */
export const fromPlace = (
  by: PesertaListQuery['sortBy'],
  order: PageReading['order'],
  { value, id }: { readonly value: unknown; readonly id: unknown },
): SQL => {
  const after = sql.raw(order === 'asc' ? '>=' : '<=');
  return sql`(${sortable[by]}, ${peserta.id}) ${after} (${value}, ${id})`;
};

/** A row of a page: its id, its sort value, and the total of the list if it was asked for. */
interface PageKey {
  readonly id: number;
  readonly value: unknown;
  readonly total: number | null;
}

interface KeyOptions {
  /** A row before the page, from which it is read. */
  readonly start?: Place;
  /** Stored counts whose sum is read in the same statement. */
  readonly stored?: StoredCounts | null;
}

/** Finds the ids and sort values of a page in a sort order, from the index of the order alone. */
export const findKeys = (
  ctx: Context,
  listScope: ListScope,
  query: PesertaListQuery,
  { order, limit, offset }: PageReading,
  { start, stored }: KeyOptions = {},
): Promise<PageKey[]> =>
  ctx.db
    .select({
      id: peserta.id,
      value: sortable[query.sortBy],
      total: stored ? sumOf(stored) : sql<null>`null`,
    })
    .from(peserta)
    .where(
      and(pesertaCondition(ctx, listScope, query), start && fromPlace(query.sortBy, order, start)),
    )
    .orderBy(...sortColumns(query.sortBy, order))
    .limit(limit)
    .offset(offset - (start?.offset ?? 0));

/** SQL sum of stored counts, which PostgreSQL adds up once per statement. */
const sumOf = ({ counts, where }: StoredCounts): SQL<number> =>
  sql<number>`(select coalesce(sum(${counts.n}), 0) from ${counts} where ${where ?? sql`true`})`;
