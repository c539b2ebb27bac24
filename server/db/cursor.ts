import { PgDialect } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { Db } from './client.ts';

const dialect = new PgDialect();

/** Rows that wait in memory: a batch of them, however many there are. */
const batchRows = 500;

/** As long as somebody with a slow line may take between two batches. */
const patienceMs = 10 * 60_000;

/**
 * All that a query finds, in batches, of one moment: what changes meanwhile is not in it. Holds a
 * connection until it is read to its end or let go.
 */
export async function* inBatches<R extends object>(
  db: Db,
  query: SQL,
): AsyncGenerator<R[], void, undefined> {
  const { sql: text, params: values } = dialect.sqlToQuery(query);
  const client = await db.$client.connect();
  let whole = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local idle_in_transaction_session_timeout = ${patienceMs}`);
    // All of it will be read, so what matters is not the first row but the last.
    await client.query('set local cursor_tuple_fraction = 1');
    await client.query({ text: `declare found no scroll cursor for ${text}`, values });
    for (;;) {
      const { rows } = await client.query<R>(`fetch ${batchRows} from found`);
      if (rows.length === 0) break;
      yield rows;
    }
    await client.query('commit');
    whole = true;
  } finally {
    // Let go half-way, the connection is closed rather than given back: with it ends the transaction.
    client.release(!whole);
  }
}
