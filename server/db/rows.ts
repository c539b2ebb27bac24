import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Many rows for a table as a subquery of one statement, a parameter a column; `place` numbers them
 * from 0. Columns travel as texts, which PostgreSQL reads into a thousand rows in half the time that
 * it takes to read them from JSON. Give it an alias.
 * @param rows keyed as the schema keys the table's columns, every row the same
 */
export function asRows(table: PgTable, rows: readonly Readonly<Record<string, unknown>>[]): SQL {
  const columns = getTableColumns(table);
  const keys = Object.keys(rows[0] ?? {});
  if (keys.length === 0) return sql`(select 0 as place, * from ${table} where false)`;
  const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `);
  const named = keys.map((key, n) => {
    const column = columns[key];
    if (!column) throw new Error(`No column for ${key}`);
    const type = sql.raw(column.getSQLType());
    return sql`${sql.identifier(`c${n}`)}::${type} as ${sql.identifier(column.name)}`;
  });
  const values = keys.map(key => {
    const isList = columns[key]?.getSQLType().endsWith('[]') ?? false;
    return sql`${sql.param(rows.map(row => asText(row[key], isList)))}::text[]`;
  });
  const names = keys.map((_, n) => sql.identifier(`c${n}`) as unknown as SQL);
  return sql`(
    select ${list(named)}, (place - 1)::int as place
    from unnest(${list(values)}) with ordinality as u(${list(names)}, place))`;
}

/** What JSON can say and PostgreSQL's text cannot: NUL, and half of a character. */
const unspeakable = /\0|\p{Surrogate}/gu;

/** A text without those. */
export const speakable = (text: string): string => text.replace(unspeakable, '\ufffd');

const speakableJson = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? speakable(value) : value;

/** A value as PostgreSQL reads it from a text; null stays null. */
function asText(value: unknown, isList: boolean): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return speakable(value);
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (isList) return `{${(value as readonly string[]).map(quoted).join(',')}}`;
  return JSON.stringify(value, speakableJson);
}

/** A text within the text of a list. */
const quoted = (text: string): string => `"${speakable(text).replace(/["\\]/g, '\\$&')}"`;

/** The names of columns, as a list in a statement; each after a prefix if one is given. */
export function columnList(table: PgTable, keys: readonly string[], prefix?: string): SQL {
  const columns = getTableColumns(table);
  return sql.join(
    keys.map(key => {
      const column = columns[key];
      if (!column) throw new Error(`No column for ${key}`);
      const name = sql.identifier(column.name);
      return prefix === undefined ? name : sql`${sql.identifier(prefix)}.${name}`;
    }),
    sql`, `,
  );
}
