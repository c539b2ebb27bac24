import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseError, isDatabaseAway, withoutQueryValues } from './database-error.ts';
import { onDemandConnection } from './on-demand.ts';
import { openPool, type PoolOptions } from './pool.ts';

export { databaseError, violatedConstraint, withoutQueryValues } from './database-error.ts';

/** The database; each query runs on any free connection of the pool. */
export type Db = NodePgDatabase & { $client: pg.Pool };

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
  return { db: drizzle(pool), pool, close: () => pool.end() };
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

/** How far an attempt got. */
interface Progress {
  hasBegun: boolean;
}

/**
 * Runs `work` in one transaction and retries it after a serialization failure or deadlock, so
 * `work` must have no effects outside `tx`. A transaction that could not begin, because the database
 * had ended the connection, is retried once.
 * @throws whatever `work` threw; for a failed query the database error without its parameter values
 */
export const transaction = <T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  { maxAttempts, backoff, ...config }: TransactionOptions = {},
): Promise<T> =>
  retry(
    progress =>
      runTransaction(
        db,
        tx => {
          progress.hasBegun = true;
          return work(tx);
        },
        config,
      ),
    { maxAttempts, backoff },
  );

/**
 * Runs `work`, which mostly reads, on one connection. A transaction begins with its first statement
 * that writes or locks; at this isolation level a read sees the same rows in a transaction as without
 * one. Retries as `transaction` does.
 * @throws whatever `work` threw; for a failed query the database error without its parameter values
 */
export const onDemandTransaction = <T>(
  db: Db,
  work: (db: Queryable) => Promise<T>,
  options: Pick<TransactionOptions, 'maxAttempts' | 'backoff'> = {},
): Promise<T> => retry(progress => runOnDemand(db, work, progress), options);

async function retry<T>(
  attempt: (progress: Progress) => Promise<T>,
  {
    maxAttempts = 4,
    backoff = backoffWithJitter,
  }: Pick<TransactionOptions, 'maxAttempts' | 'backoff'>,
): Promise<T> {
  for (let failures = 0; ; failures++) {
    const progress: Progress = { hasBegun: false };
    try {
      return await attempt(progress);
    } catch (error) {
      const shouldRetry = progress.hasBegun
        ? retryableCodes.has(databaseError(error)?.code ?? '') && failures + 1 < maxAttempts
        : isDatabaseAway(error) && failures === 0;
      if (!shouldRetry) throw withoutQueryValues(error);
    }
    await backoff(failures + 1);
  }
}

/** The Drizzle client of each connection. */
const clients = new WeakMap<pg.PoolClient, NodePgDatabase>();

function drizzleOf(client: pg.PoolClient): NodePgDatabase {
  const known = clients.get(client);
  if (known) return known;
  const made = drizzle(client);
  clients.set(client, made);
  return made;
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
    return await drizzleOf(client).transaction(
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

/** Runs `work` on a connection; one whose ROLLBACK fails is closed. */
async function runOnDemand<T>(
  db: Db,
  work: (db: Queryable) => Promise<T>,
  progress: Progress,
): Promise<T> {
  const client = await db.$client.connect();
  const connection = onDemandConnection(client);
  let isBroken = false;
  try {
    const result = await work(connection.db);
    if (connection.hasBegun()) await client.query('commit');
    return result;
  } catch (error) {
    progress.hasBegun = connection.hasBegun();
    if (progress.hasBegun) await client.query('rollback').catch(() => (isBroken = true));
    throw error;
  } finally {
    connection.reset();
    client.release(isBroken);
  }
}
