import { inArray, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** Rows in which any of the columns holds the text, whatever its case; nothing asked, nothing left out. */
export function likeAny(q: string | undefined, columns: readonly AnyColumn[]): SQL | undefined {
  if (!q) return undefined;
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map(column => sql`${column} ilike ${pattern}`));
}

/** Rows with one of these numbers, when any were asked for. */
export function idIn(column: AnyColumn, ids: readonly number[] | undefined): SQL | undefined {
  return ids && ids.length > 0 ? inArray(column, [...ids]) : undefined;
}

/**
 * An order that is the same each time: what was asked, then the row's number. For columns that are
 * never null: PostgreSQL's own place for nulls is what its indexes serve.
 */
export function ordered(by: SQL | AnyColumn, order: 'asc' | 'desc', id: AnyColumn): SQL[] {
  const way = sql.raw(order);
  return [sql`${by} ${way}`, sql`${id} ${way}`];
}
