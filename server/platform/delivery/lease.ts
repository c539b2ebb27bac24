import { and, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/platform/db/client.ts';

/** A table whose rows workers deliver one by one, such as the outbox. */
export type DeliveryTable = PgTable & {
  readonly id: AnyPgColumn;
  readonly status: AnyPgColumn;
  readonly nextAttemptAt: AnyPgColumn;
  /** Until when a worker may deliver the row; null while none does. */
  readonly leasedUntil: AnyPgColumn;
};

/** Condition that no worker delivers a row. */
export const isNotLeased = (table: DeliveryTable, now: Date): SQL | undefined =>
  or(isNull(table.leasedUntil), lte(table.leasedUntil, now.toISOString()));

interface LeaseOptions {
  /** The state of rows that wait for their delivery. */
  readonly waiting: string;
  readonly leaseMs: number;
  readonly condition?: SQL | undefined;
  readonly order: readonly (SQL | AnyPgColumn)[];
}

/**
 * Leases the first due row: other workers skip it until the lease ends, so that it is delivered again when the worker
 * dies. The delivery itself holds neither a lock nor a connection.
 */
export async function leaseNext<T extends DeliveryTable>(
  db: Queryable,
  table: T,
  now: Date,
  { waiting, leaseMs, condition, order }: LeaseOptions,
): Promise<T['$inferSelect'] | undefined> {
  const rows: DeliveryTable = table;
  const due = db
    .select({ id: sql<number>`${table.id}` })
    .from(rows)
    .where(
      and(
        eq(table.status, waiting),
        lte(table.nextAttemptAt, now.toISOString()),
        isNotLeased(table, now),
        condition,
      ),
    )
    .orderBy(...order)
    .limit(1)
    .for('update', { skipLocked: true });
  const leasedUntil = new Date(now.getTime() + leaseMs).toISOString();
  const leased = await db
    .update(rows)
    .set({ leasedUntil })
    .where(eq(table.id, sql`(${due})`))
    .returning();
  return leased[0];
}

/** Whose row was delivered last; the next in order has its turn. */
export interface Turns {
  last: number;
}

/**
 * Leases the first due row of the next in turn, so that those who cause rows take turns however many one has.
 * @param turnOf whose a row is, as a number
 */
export async function leaseInTurn<T extends DeliveryTable>(
  db: Queryable,
  table: T,
  now: Date,
  {
    turns,
    turnOf,
    readTurn,
    ...options
  }: LeaseOptions & {
    readonly turns: Turns;
    readonly turnOf: SQL | AnyPgColumn;
    readonly readTurn: (row: T['$inferSelect']) => number;
  },
): Promise<T['$inferSelect'] | undefined> {
  const isNext = sql`${turnOf} > ${turns.last}`;
  const next =
    (await leaseNext(db, table, now, { ...options, condition: and(options.condition, isNext) })) ??
    (await leaseNext(db, table, now, options));
  if (next) turns.last = readTurn(next);
  return next;
}

/** Condition of a leased row whose lease is still the same: it was not leased or sent again meanwhile. */
export const isLeaseOf = (
  table: DeliveryTable,
  row: { readonly id: number; readonly leasedUntil: string | null },
): SQL | undefined => and(eq(table.id, row.id), eq(table.leasedUntil, row.leasedUntil ?? ''));

/** Exponential backoff from about one minute to `maxMs`. */
export const backoffMs = (attempts: number, maxMs: number): number =>
  Math.min(30_000 * 2 ** attempts, maxMs);
