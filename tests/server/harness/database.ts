import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { openDb, type OpenDb } from '#server/db/client.ts';
import type { PoolOptions } from '#server/db/pool.ts';
import { copyDatabase, dropDatabase, runSql, withDatabaseName } from './database-admin.ts';

export interface TestDatabase {
  readonly connectionString: string;
  readonly drop: () => Promise<void>;
}

/** Creates a migrated database with the built-in roles and no other rows. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const { connectionString, template } = inject('testServer');
  return await createNamedDatabase(name => copyDatabase(connectionString, template, name));
}

/** Creates an empty database without a schema. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const { connectionString } = inject('testServer');
  return await createNamedDatabase(async name => {
    await runSql(connectionString, `create database ${name}`);
  });
}

async function createNamedDatabase(make: (name: string) => Promise<void>): Promise<TestDatabase> {
  const { connectionString, template } = inject('testServer');
  const name = template.replace('contoh', randomBytes(6).toString('hex'));
  await make(name);
  return {
    connectionString: withDatabaseName(connectionString, name),
    drop: () => dropDatabase(connectionString, name),
  };
}

/**
 * Provides a migrated database to the tests of a file or a `describe`: it is created before them
 * and dropped after them.
 */
export function useDatabase(options?: PoolOptions): OpenDb & { readonly connectionString: string } {
  let current: (OpenDb & { connectionString: string; drop: () => Promise<void> }) | undefined;
  beforeAll(async () => {
    const { connectionString, drop } = await cloneDatabase();
    current = { ...openDb(connectionString, options), connectionString, drop };
  });
  afterAll(async () => {
    await current?.close();
    await current?.drop();
  });
  const opened = (): NonNullable<typeof current> => {
    if (!current) throw new Error('The database exists only while tests run.');
    return current;
  };
  return {
    get db() {
      return opened().db;
    },
    get pool() {
      return opened().pool;
    },
    get connectionString() {
      return opened().connectionString;
    },
    close: () => opened().close(),
  };
}
