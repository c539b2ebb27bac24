import { inArray, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';

/**
 * Condition that any of the columns contains the text, case-insensitively; undefined for an empty
 * text.
 */
export function containsText(
  q: string | undefined,
  columns: readonly AnyColumn[],
): SQL | undefined {
  if (!q) return undefined;
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map(column => sql`${column} ilike ${pattern}`));
}

/** Condition that the ID is in the list; undefined for an empty list. */
export function idIn(column: AnyColumn, ids: readonly number[] | undefined): SQL | undefined {
  return ids && ids.length > 0 ? inArray(column, [...ids]) : undefined;
}

/**
 * Stable sort order: the given column, then the ID. Only for columns that are never null, because
 * it sets no `nulls first/last` and so matches the default order of the indexes.
 */
export function orderByThenId(by: SQL | AnyColumn, order: 'asc' | 'desc', id: AnyColumn): SQL[] {
  const direction = sql.raw(order);
  return [sql`${by} ${direction}`, sql`${id} ${direction}`];
}

/** Sort expression that follows the order of the given values, such as those of an enum column. */
export const inOrderOf = (values: readonly string[], column: AnyColumn): SQL =>
  sql`array_position(${sql.raw(`array['${values.join("','")}']`)}, ${column})`;

/** Sort expression that ignores case. */
export const ignoringCase = (column: AnyColumn): SQL => sql`lower(${column})`;
