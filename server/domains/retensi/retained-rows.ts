import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { RetentionPeriod } from '#contract/domains/retensi/classes.ts';
import type { Deps } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/client.ts';

/** The transaction of a batch. */
export interface BatchContext {
  readonly db: Tx;
  readonly now: Date;
  readonly deps: Pick<Deps, 'keys'>;
}

/**
 * Rows of one table with data of a class. Conditions name the table's columns without an alias. A condition that looks
 * at other rows belongs into `having`, `isDue` or `held`, where the database can join.
 */
export interface RetainedRows {
  readonly table: PgTable;
  /** Rows that still have the data; all rows when omitted. */
  readonly having?: SQL;
  /** The instant from which the period of a row counts; null while it does not count. */
  readonly since: SQL;
  /** Rows whose period was over at an instant that is the length of the period ago, where `since` alone does not say. */
  readonly isDue?: (limit: SQL) => SQL;
  /** Rows that a legal hold keeps. */
  readonly held?: SQL;
  /** False when other rows of the class count the same records. */
  readonly isCounted?: false;
  readonly remove: Removal;
}

/** How data are removed, so that `having` is false afterwards. */
export type Removal =
  /** All rows of a batch at once; `rows` is a condition on the table. */
  | { readonly all: (ctx: BatchContext, rows: SQL) => Promise<unknown> }
  /**
   * Each record in a transaction of its own; false when another duty keeps it for now. The table has a column `id`.
   */
  | { readonly each: (ctx: BatchContext, id: number) => Promise<boolean> };

/** The instant before which a period must have begun to be over at a time, in SQL. */
export const limitOf = ({ hours = 0, days = 0, years = 0 }: RetentionPeriod, at: Date): SQL =>
  sql`(${at.toISOString()}::timestamptz
    - make_interval(hours => ${hours}::int, days => ${days}::int, years => ${years}::int))`;

/** Condition for the rows whose period is over. */
export function dueRows({ having, since, isDue }: RetainedRows, limit: SQL): SQL {
  return sql`(${having ?? sql`true`} and ${isDue?.(limit) ?? sql`${since} <= ${limit}`})`;
}

/** Condition for the rows whose data are removed now. */
export const removableRows = (rows: RetainedRows, limit: SQL): SQL =>
  rows.held === undefined
    ? dueRows(rows, limit)
    : sql`(${dueRows(rows, limit)} and not ${rows.held})`;
