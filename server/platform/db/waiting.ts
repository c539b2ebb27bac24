import type { PgTable } from 'drizzle-orm/pg-core';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from './client.ts';

/** How many records wait for something, and the day since when the oldest one waits if known. */
export interface Waiting {
  readonly jumlah: number;
  /** `YYYY-MM-DD`. */
  readonly tertua: string | null;
  /** The nearest last day (`YYYY-MM-DD`) or instant (UTC) to do it; none without a deadline. */
  readonly tenggat?: string | null;
}

/** The day of an instant in Jakarta, in SQL. */
export const dayOfInstant = (instant: SQLWrapper): SQL =>
  sql`(${instant} at time zone 'Asia/Jakarta')::date`;

/** An instant as the contract writes it, in SQL. */
export const instantText = (instant: SQLWrapper): SQL =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The day on which a record got its state, by its history; the day of its last change without one. */
export const dayOfState = (
  resource: string,
  record: { readonly id: SQLWrapper; readonly modifiedAt: SQLWrapper },
): SQL =>
  dayOfInstant(sql`coalesce((
    select max(h.at) from state_history h
    where h.resource = ${resource} and h.record_id = ${record.id}::text), ${record.modifiedAt})`);

/** Why a record is in its state: the reason of its last change of state, if one was given. */
export const reasonOfState = (resource: string, table: PgTable): SQL<string | null> =>
  sql<string | null>`(
    select h.reason from state_history h
    where h.resource = ${resource} and h.record_id = ${table}."id"::text
    order by h.id desc limit 1)`;

/**
 * Counts the rows of a table that meet a condition, with the day of the oldest one.
 * @param since the day since when a row waits
 * @param until the last day to do it, or the last instant as `instantText`
 */
export async function countWaitingRows(
  db: Pick<Queryable, 'execute'>,
  table: SQLWrapper,
  condition: SQL | undefined,
  since: SQLWrapper,
  until: SQLWrapper = sql`null`,
): Promise<Waiting> {
  const { rows } = await db.execute<{
    jumlah: number;
    tertua: string | null;
    tenggat: string | null;
  }>(sql`
    select count(*)::int as jumlah, min(${since})::text as tertua, min(${until})::text as tenggat
    from ${table} where ${condition ?? sql`true`}`);
  return rows[0] ?? { jumlah: 0, tertua: null };
}
