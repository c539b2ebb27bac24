import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Many rows for a table as one value of a statement, read there by
 * `json_populate_recordset(null::table, …)`: a thousand rows cost one parameter.
 * @param rows keyed as the schema keys the table's columns
 */
export function asRows(table: PgTable, rows: readonly Readonly<Record<string, unknown>>[]): SQL {
  const names = new Map(
    Object.entries(getTableColumns(table)).map(([key, column]) => [key, column.name]),
  );
  const written = rows.map(row =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [names.get(key) ?? key, asJson(value)]),
    ),
  );
  return sql`json_populate_recordset(null::${table}, ${JSON.stringify(written, speakableJson)}::json)`;
}

/** A text without what JSON can say and PostgreSQL's text cannot: NUL, and half of a character. */
export const speakable = (text: string): string => text.replace(/\0|\p{Surrogate}/gu, '\ufffd');

const speakableJson = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? speakable(value) : value;

const asJson = (value: unknown): unknown =>
  Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;

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
