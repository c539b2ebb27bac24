import { PgDialect } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { Db } from './client.ts';

const dialect = new PgDialect();

export interface CursorOptions {
  /** Rows of a batch, which are held in memory together. */
  readonly batchRows?: number;
}

/** Maximum idle time between two batches, for clients that download slowly. */
const idleTimeoutMs = 10 * 60_000;

/**
 * Yields the result of a query in batches from a server-side cursor. All batches come from one
 * snapshot (repeatable read). Holds a connection until it is read to the end or closed.
 */
export async function* readInBatches<R extends object>(
  db: Db,
  query: SQL,
  { batchRows = 500 }: CursorOptions = {},
): AsyncGenerator<R[], void, undefined> {
  const { sql: text, params: values } = dialect.sqlToQuery(query);
  const client = await db.$client.connect();
  let isComplete = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local idle_in_transaction_session_timeout = ${idleTimeoutMs}`);
    // Plans for reading all rows instead of optimising for the first 10 percent (PostgreSQL's
    // default).
    await client.query('set local cursor_tuple_fraction = 1');
    await client.query({ text: `declare found no scroll cursor for ${text}`, values });
    for (;;) {
      const { rows } = await client.query<R>(`fetch ${batchRows} from found`);
      if (rows.length === 0) break;
      yield rows;
    }
    await client.query('commit');
    isComplete = true;
  } finally {
    // When the reader stops early the connection is destroyed, which ends the transaction.
    client.release(!isComplete);
  }
}
