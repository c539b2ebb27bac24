import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseError, withoutValues } from './failure.ts';
import { openPool, type PoolOptions } from './pool.ts';
import * as schema from './schema/index.ts';

export { databaseError, violatedConstraint, withoutValues } from './failure.ts';

/** The database: every query on whichever connection is free. */
export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool };

/** A transaction: every query on its one connection. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** What a query can be put to, inside or outside of a transaction. */
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
  /** Waits for queries under way, then closes every connection. */
  readonly close: () => Promise<void>;
}

/** Opens the database behind a connection string. */
export function openDb(connectionString: string, options?: PoolOptions): OpenDb {
  const pool = openPool(connectionString, options);
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}

export interface TransactionOptions extends PgTransactionConfig {
  /** How often a transaction is begun at most. */
  readonly attempts?: number;
  /** Waits before it is begun again. */
  readonly backoff?: (failures: number) => Promise<void>;
}

/** Grows, and is never the same for two that got into each other's way. */
const growingBackoff = async (failures: number): Promise<void> => {
  await wait(10 * 2 ** failures * (0.5 + Math.random()));
};

/** Serialization failure and deadlock: nothing was done, and the same again may well succeed. */
const transient = new Set(['40001', '40P01']);

/**
 * Runs work in one transaction: all of it is kept, or nothing. What failed only because another
 * transaction was in the way is done again, so the work must have no effects outside of `tx`.
 * @throws what the work threw; of a failed query, what made it fail, without the values it was sent
 */
export async function transaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  { attempts = 4, backoff = growingBackoff, ...config }: TransactionOptions = {},
): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await runOnce(db, work, config);
    } catch (error) {
      const again = transient.has(databaseError(error)?.code ?? '') && failures + 1 < attempts;
      if (!again) throw withoutValues(error);
    }
    await backoff(failures + 1);
  }
}

/**
 * Takes the connection itself: drizzle's own transaction loses it for ever when BEGIN fails, and
 * reports the ROLLBACK that fails on a broken connection instead of what broke.
 */
async function runOnce<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  config: PgTransactionConfig,
): Promise<T> {
  const client = await db.$client.connect();
  let reason: { error: unknown } | undefined;
  let broken = false;
  try {
    return await drizzle(client, { schema }).transaction(
      async tx => {
        try {
          return await work(tx);
        } catch (error) {
          reason = { error };
          throw error;
        }
      },
      Object.keys(config).length > 0 ? config : undefined,
    );
  } catch (error) {
    // Another error than the work's own: BEGIN, COMMIT or ROLLBACK failed, and with it perhaps the connection.
    broken = error !== reason?.error;
    throw reason ? reason.error : error;
  } finally {
    client.release(broken);
  }
}
