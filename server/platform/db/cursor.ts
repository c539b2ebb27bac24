import { sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Db, Queryable } from './client.ts';

/** Rows fetched at a time. */
const batchRows = 500;

/** Maximum idle time between two batches, for clients that download slowly. */
const idleTimeoutMs = 10 * 60_000;

/**
 * Yields the result of a query in batches from a server-side cursor. All batches come from one
 * snapshot (repeatable read). Holds a connection until it is read to the end or closed.
 */
export async function* readInBatches<R extends object>(
  db: Db,
  query: SQL,
): AsyncGenerator<R[], void, undefined> {
  const client = await db.$client.connect();
  let isComplete = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local idle_in_transaction_session_timeout = ${idleTimeoutMs}`);
    // Plans for reading all rows instead of optimising for the first 10 percent (PostgreSQL's
    // default).
    await client.query('set local cursor_tuple_fraction = 1');
    yield* fetchInTransaction<R>(drizzle(client), query, batchRows);
    await client.query('commit');
    isComplete = true;
  } finally {
    // When the reader stops early the connection is destroyed, which ends the transaction.
    client.release(!isComplete);
  }
}

/**
 * Yields the result of a query in batches from a cursor in a transaction, on its connection. The next batch is
 * fetched while the caller works on one, so two are held in memory. Other statements of the transaction may
 * run between two batches, but no second cursor.
 * @param tx the transaction
 * @param rowsPerBatch rows fetched at a time
 */
export async function* fetchInTransaction<R extends object>(
  tx: Pick<Queryable, 'execute'>,
  query: SQL,
  rowsPerBatch: number,
): AsyncGenerator<R[], void, undefined> {
  await tx.execute(sql`declare transaction_rows no scroll cursor for ${query}`);
  const fetchBatch = (): Promise<R[]> => {
    // In a function, because awaiting Drizzle's own promise twice would fetch twice.
    const fetched = (async () => {
      const batch = sql`fetch ${sql.raw(String(rowsPerBatch))} from transaction_rows`;
      return (await tx.execute(batch)).rows as unknown as R[];
    })();
    // A caller that stops early does not wait for it.
    fetched.catch(() => undefined);
    return fetched;
  };
  let next = fetchBatch();
  for (;;) {
    const rows = await next;
    if (rows.length === 0) break;
    next = fetchBatch();
    yield rows;
  }
  await tx.execute(sql`close transaction_rows`);
}

/**
 * Maps the items of an iterable one after the other. The next one is mapped while the caller works on the one
 * before it, so three items are in memory.
 */
export async function* mapAhead<T, R>(
  items: AsyncIterable<T>,
  map: (item: T) => Promise<R>,
): AsyncGenerator<R, void, undefined> {
  let mapped: Promise<R> | undefined;
  const start = (item: T): void => {
    mapped = map(item);
    // A caller that stops early does not wait for it.
    mapped.catch(() => undefined);
  };
  for await (const item of items) {
    const result = mapped && { value: await mapped };
    start(item);
    if (result) yield result.value;
  }
  if (mapped) yield await mapped;
}
