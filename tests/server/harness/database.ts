import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { openDb, type OpenDb } from '#server/db/client.ts';
import type { PoolOptions } from '#server/db/pool.ts';
import { copyDatabase, dropDatabase, runSql, withDatabaseName } from './database-admin.ts';

export interface TestDatabase {
  /** Connects as the owner, which may create and change tables. */
  readonly connectionString: string;
  /** Connects as the role of the server, which may read and write rows. */
  readonly serverConnectionString: string;
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
  const { connectionString, serverConnectionString, template } = inject('testServer');
  const name = template.replace('contoh', randomBytes(6).toString('hex'));
  await make(name);
  return {
    connectionString: withDatabaseName(connectionString, name),
    serverConnectionString: withDatabaseName(serverConnectionString, name),
    drop: () => dropDatabase(connectionString, name),
  };
}

/**
 * Provides a migrated database to the tests of a file or a `describe`: it is created before them
 * and dropped after them. It is opened as the role of the server, or as the owner.
 */
export function useDatabase({
  role = 'server',
  ...options
}: PoolOptions & { readonly role?: 'server' | 'owner' } = {}): OpenDb & {
  readonly connectionString: string;
} {
  let current: (OpenDb & { connectionString: string; drop: () => Promise<void> }) | undefined;
  beforeAll(async () => {
    const { drop, ...database } = await cloneDatabase();
    const connectionString =
      role === 'owner' ? database.connectionString : database.serverConnectionString;
    const { pooling } = inject('testServer');
    current = {
      ...openDb(connectionString, role === 'owner' ? options : { pooling, ...options }),
      connectionString,
      drop,
    };
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
