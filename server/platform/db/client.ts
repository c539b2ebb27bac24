import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseError, isDatabaseAway, withoutQueryValues } from './database-error.ts';
import { openPool, type PoolOptions } from './pool.ts';

export { databaseError, violatedConstraint, withoutQueryValues } from './database-error.ts';

/** The database; each query runs on any free connection of the pool. */
export type Db = NodePgDatabase & { $client: pg.Pool };

/** Runs queries, inside or outside a transaction. */
export type Queryable = Pick<
  Db,
  | 'select'
  | 'selectDistinct'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | '$count'
  | '$with'
  | 'with'
>;

/** A transaction; all its queries run on one connection. */
export type Tx = Queryable & { readonly $client: pg.PoolClient };

export interface OpenDb {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Waits for running queries, then closes every connection. */
  readonly close: () => Promise<void>;
}

/** Opens a connection pool. */
export function openDb(connectionString: string, options?: PoolOptions): OpenDb {
  const pool = openPool(connectionString, options);
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

export interface TransactionOptions {
  /** Without it every statement sees what is committed when it begins. */
  readonly isolationLevel?: 'repeatable read';
  /** With it PostgreSQL refuses every write and every lock of a row. */
  readonly accessMode?: 'read only';
  /** Maximum number of attempts. */
  readonly maxAttempts?: number;
  /** Waits before the next attempt. */
  readonly backoff?: (failures: number) => Promise<void>;
}

/** Exponential backoff with jitter, so that two conflicting transactions do not collide again. */
const backoffWithJitter = async (failures: number): Promise<void> => {
  await wait(10 * 2 ** failures * (0.5 + Math.random()));
};

/**
 * SQLSTATEs of serialization failure and deadlock: the transaction was rolled back and can be
 * retried.
 */
const retryableCodes = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction and retries it after a serialization failure or deadlock, so
 * `work` must have no effects outside `tx`. A transaction that could not begin, because the database
 * had ended the connection, is retried once.
 * @throws whatever `work` threw; for a failed query the database error without its parameter values
 */
export async function transaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  { maxAttempts = 4, backoff = backoffWithJitter, ...modes }: TransactionOptions = {},
): Promise<T> {
  for (let failures = 0; ; failures++) {
    const progress = { hasBegun: false };
    try {
      return await runTransaction(db, modes, tx => {
        progress.hasBegun = true;
        return work(tx);
      });
    } catch (error) {
      const shouldRetry = progress.hasBegun
        ? retryableCodes.has(databaseError(error)?.code ?? '') && failures + 1 < maxAttempts
        : isDatabaseAway(error) && failures === 0;
      if (!shouldRetry) throw withoutQueryValues(error);
    }
    await backoff(failures + 1);
  }
}

type DrizzleClient = NodePgDatabase & { $client: pg.PoolClient };

/** Returns a function that makes something of a connection once. */
function oncePerConnection<T>(make: (client: pg.PoolClient) => T): (client: pg.PoolClient) => T {
  const made = new WeakMap<pg.PoolClient, { readonly value: T }>();
  return client => {
    const known = made.get(client) ?? { value: make(client) };
    made.set(client, known);
    return known.value;
  };
}

const drizzleOf = oncePerConnection<DrizzleClient>(client => drizzle(client));

const refuseWrite = (): never => {
  throw new Error('A call that is declared to write nothing has written.');
};

const readerOf = oncePerConnection<Queryable>(client =>
  Object.assign(drizzle(client), {
    insert: refuseWrite,
    update: refuseWrite,
    delete: refuseWrite,
  }),
);

/**
 * Runs `work`, which only reads, on one connection and without a transaction, which would make no
 * difference: every statement sees what is committed when it begins. It is repeated once when the database
 * had ended the connection.
 * @throws whatever `work` threw; for a failed query the database error without its parameter values
 */
export async function readOnConnection<T>(
  db: Db,
  work: (reader: Queryable) => Promise<T>,
): Promise<T> {
  for (let isRepeated = false; ; isRepeated = true) {
    try {
      const client = await db.$client.connect();
      try {
        return await work(readerOf(client));
      } finally {
        client.release();
      }
    } catch (error) {
      if (isRepeated || !isDatabaseAway(error)) throw withoutQueryValues(error);
    }
    await backoffWithJitter(1);
  }
}

/**
 * Manages the connection itself: Drizzle's own transaction leaks it when BEGIN fails, and reports a
 * failed ROLLBACK on a broken connection instead of the original error.
 */
async function runTransaction<T>(
  db: Db,
  { isolationLevel, accessMode }: Pick<TransactionOptions, 'isolationLevel' | 'accessMode'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const isolation = isolationLevel ? `isolation level ${isolationLevel}` : '';
  const client = await db.$client.connect();
  let isBroken = true;
  try {
    await client.query(`begin ${isolation} ${accessMode ?? ''}`);
    isBroken = false;
    const result = await work(drizzleOf(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection on which not even a rollback succeeds is closed.
    if (!isBroken) await client.query('rollback').catch(() => (isBroken = true));
    throw error;
  } finally {
    client.release(isBroken);
  }
}
