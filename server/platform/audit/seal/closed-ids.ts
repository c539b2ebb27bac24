import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/platform/db/client.ts';

/**
 * Time between the issue of an id and the moment at which its transaction certainly has a number:
 * PostgreSQL assigns that when the row is inserted, right after the id.
 */
const transactionStartMs = 60_000;

/** Time after which a transaction that is still open is reported; an import takes 10 minutes at most. */
const standstillMs = 15 * 60_000;

/**
 * Finds up to which id no entry of a log can still arrive, because every transaction that was issued
 * such an id has ended.
 */
export interface ClosedIds {
  /**
   * Reads the state of ids and transactions. Call the returned function after all entries that were
   * visible since then are sealed.
   */
  readonly observe: (db: Queryable, now: Date) => Promise<() => void>;
  /** The last such id that is known; all entries up to it are sealed. */
  readonly closedThrough: () => number;
}

interface IdState {
  readonly issued: number;
  /** Transactions with lower numbers have ended. */
  readonly oldest: number;
  /** The number of the next transaction. */
  readonly next: number;
}

/**
 * Creates the observer; it forgets what it knows when the process ends, which seals hold. It calls
 * `reportStandstill` once when a transaction keeps ids open for longer than any of the server.
 */
export function createClosedIds(table: PgTable, reportStandstill?: () => void): ClosedIds {
  let closed = 0;
  let issued: { readonly id: number; readonly atMs: number } | undefined;
  let waiting: { readonly id: number; readonly next: number; readonly sinceMs: number } | undefined;
  let isReported = false;
  return {
    async observe(db, now) {
      const state = await readIdState(db, getTableName(table));
      if (state.issued < Math.max(closed, issued?.id ?? 0, waiting?.id ?? 0)) {
        // The database was put back to an earlier state, and issues these ids again.
        closed = 0;
        issued = waiting = undefined;
      }
      let ended = closed;
      if (waiting && state.oldest >= waiting.next) {
        ended = waiting.id;
        waiting = undefined;
        isReported = false;
      }
      if (waiting && !isReported && now.getTime() - waiting.sinceMs >= standstillMs) {
        isReported = true;
        reportStandstill?.();
      }
      if (!waiting && issued && now.getTime() - issued.atMs >= transactionStartMs) {
        waiting = { id: issued.id, next: state.next, sinceMs: now.getTime() };
        issued = undefined;
      }
      issued ??= { id: state.issued, atMs: now.getTime() };
      return () => {
        closed = Math.max(closed, ended);
      };
    },
    closedThrough: () => closed,
  };
}

async function readIdState(db: Queryable, table: string): Promise<IdState> {
  const { rows } = await db.execute<{ issued: number; oldest: number; next: number }>(sql`
    select
      coalesce(pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass), 0) as issued,
      pg_snapshot_xmin(snapshot)::text::bigint as oldest,
      pg_snapshot_xmax(snapshot)::text::bigint as next
    from pg_current_snapshot() as snapshot`);
  if (!rows[0]) throw new Error('The state of the transactions is not readable.');
  return rows[0];
}
