import { and, inArray, or, sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Range } from '#contract/core/list-filter.ts';
import { nameKey } from '#contract/core/values/name.ts';
import { nameKeyOf } from './name-key.ts';

/** Escapes the wildcards of `like`, so that a pattern matches the text literally. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The pattern of `like` for texts that contain a text. */
const containing = (q: string): string => `%${escapeLike(q)}%`;

/**
 * Condition that any of the columns contains the text, case-insensitively; undefined for an empty
 * text.
 */
export function containsText(
  q: string | undefined,
  columns: readonly (AnyColumn | SQL)[],
): SQL | undefined {
  if (!q) return undefined;
  return or(...columns.map(column => sql`${column} ilike ${containing(q)}`));
}

/**
 * Condition that a stored name key contains a text as people type it; undefined for an empty text. No name
 * contains a text without a key, such as a lone apostrophe.
 */
export function containsName(q: string | undefined, key: AnyColumn | SQL): SQL | undefined {
  if (!q) return undefined;
  const part = nameKey(q);
  return part === '' ? sql`false` : sql`${key} like ${containing(part)}`;
}

/**
 * Condition that any of the columns of names contains a text as people type it; undefined for an empty text. For
 * tables that are small enough to compute the keys of their names for each search.
 */
export function containsNames(q: string | undefined, names: readonly AnyColumn[]): SQL | undefined {
  return q ? or(...names.map(name => containsName(q, nameKeyOf(name)))) : undefined;
}

/** Condition that the column starts with the text, case-insensitively. */
export const startsWithText = (q: string, column: AnyColumn): SQL =>
  sql`${column} ilike ${`${escapeLike(q)}%`}`;

/** Condition that the ID is in the list; undefined for an empty list. */
export function idIn(column: AnyColumn, ids: readonly number[] | undefined): SQL | undefined {
  return ids && ids.length > 0 ? inArray(column, [...ids]) : undefined;
}

/**
 * Condition that a column of codes in capitals contains the text, case-insensitively. It is several
 * times faster than `containsText`.
 */
export const containsCode = (q: string, column: AnyColumn): SQL =>
  sql`${column} like ${containing(q.toUpperCase())}`;

/** Condition that the column is one of the IDs; the array is a single parameter. */
export const isAnyOf = (column: AnyColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::int[])`;

/** Condition that the column is among the selected IDs, which are found first. */
export const isAmong = (column: AnyColumn, ids: SQLWrapper): SQL =>
  sql`${column} = any(array(${ids}))`;

/** Condition that a value is within a range, both ends included. */
export const isWithin = (value: SQL | AnyColumn, { dari, sampai }: Range): SQL | undefined =>
  and(
    dari === undefined ? undefined : sql`${value} >= ${dari}`,
    sampai === undefined ? undefined : sql`${value} <= ${sampai}`,
  );

/** A select of IDs that can still be limited. */
interface IdSelect extends SQLWrapper {
  limit(limit: number): PromiseLike<{ readonly id: number }[]>;
}

/** IDs that are read before the query that uses them. */
const maxKnownIds = 1_000;

/**
 * Condition that the column is one of the IDs that a select finds. Few IDs are read first, because
 * PostgreSQL can use an index of the column for known IDs, but not for a subquery among other
 * conditions.
 */
export async function isAmongFound(column: AnyColumn, select: () => IdSelect): Promise<SQL> {
  const found = await select().limit(maxKnownIds + 1);
  return found.length > maxKnownIds
    ? inArray(column, select())
    : isAnyOf(
        column,
        found.map(({ id }) => id),
      );
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
export const inOrderOf = (values: readonly string[], column: SQL | AnyColumn): SQL =>
  sql`array_position(${sql.raw(`array['${values.join("','")}']`)}, ${column})`;

/**
 * Sort expression for ascending order: first the records in the states in which they wait, from the earliest day on;
 * then the others, from the latest day on. It can be indexed.
 * @param day the last day to act, or the day since when a record waits
 */
export const waitingFirst = (
  states: readonly string[],
  status: AnyColumn,
  day: SQL | AnyColumn,
  latest: SQL | AnyColumn,
): SQL =>
  sql`(case when ${status} in (${sql.raw(`'${states.join("','")}'`)})
    then coalesce(${day}, date '1970-01-01')
    else date '2999-12-31' + (date '2999-12-31' - coalesce(${latest}, date '1970-01-01')) end)`;

/** Sort expression that ignores case. */
export const ignoringCase = (column: AnyColumn): SQL => sql`lower(${column})`;
