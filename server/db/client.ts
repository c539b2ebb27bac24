import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseError, isDatabaseAway, withoutQueryValues } from './database-error.ts';
import { openPool, type PoolOptions } from './pool.ts';
import * as schema from './schema/index.ts';

export { databaseError, violatedConstraint, withoutQueryValues } from './database-error.ts';

/** The database; each query runs on any free connection of the pool. */
export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool };

/** A transaction; all its queries run on one connection. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

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

export interface OpenDb {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Waits for running queries, then closes every connection. */
  readonly close: () => Promise<void>;
}

/** Opens a connection pool. */
export function openDb(connectionString: string, options?: PoolOptions): OpenDb {
  const pool = openPool(connectionString, options);
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}

export interface TransactionOptions extends PgTransactionConfig {
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
  { maxAttempts = 4, backoff = backoffWithJitter, ...config }: TransactionOptions = {},
): Promise<T> {
  for (let failures = 0; ; failures++) {
    const progress = { hasBegun: false };
    try {
      return await runTransaction(
        db,
        tx => {
          progress.hasBegun = true;
          return work(tx);
        },
        config,
      );
    } catch (error) {
      const shouldRetry = progress.hasBegun
        ? retryableCodes.has(databaseError(error)?.code ?? '') && failures + 1 < maxAttempts
        : isDatabaseAway(error) && failures === 0;
      if (!shouldRetry) throw withoutQueryValues(error);
    }
    await backoff(failures + 1);
  }
}

/**
 * Manages the connection itself: Drizzle's own transaction leaks it when BEGIN fails, and reports a
 * failed ROLLBACK on a broken connection instead of the original error.
 */
async function runTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  config: PgTransactionConfig,
): Promise<T> {
  const client = await db.$client.connect();
  let workError: { error: unknown } | undefined;
  let isBroken = false;
  try {
    return await drizzle(client, { schema }).transaction(
      async tx => {
        try {
          return await work(tx);
        } catch (error) {
          workError = { error };
          throw error;
        }
      },
      Object.keys(config).length > 0 ? config : undefined,
    );
  } catch (error) {
    // An error other than the one `work` threw means that BEGIN, COMMIT or ROLLBACK failed, so the
    // connection may be broken.
    isBroken = error !== workError?.error;
    throw workError ? workError.error : error;
  } finally {
    client.release(isBroken);
  }
}
