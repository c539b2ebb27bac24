import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { openDb, type OpenDb } from '#server/platform/db/client.ts';
import { openPool, type PoolOptions } from '#server/platform/db/pool.ts';
import { storeRoleSettings } from '#server/platform/db/session-settings.ts';
import { copyDatabase, dropDatabase, runSql, withDatabaseName } from './database-admin.ts';

export interface TestDatabase {
  /** Connects as the owner, which may create and change tables. */
  readonly connectionString: string;
  /** Connects as the role of the server, which may read and write rows. */
  readonly serverConnectionString: string;
  /** The same through the pooler of this run; without one, the same address. */
  readonly pooledConnectionString: string;
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
  const { connectionString, serverConnectionString, pooledConnectionString, template } =
    inject('testServer');
  const name = template.replace('contoh', randomBytes(6).toString('hex'));
  await make(name);
  return {
    connectionString: withDatabaseName(connectionString, name),
    serverConnectionString: withDatabaseName(serverConnectionString, name),
    pooledConnectionString: withDatabaseName(pooledConnectionString, name),
    drop: () => dropDatabase(connectionString, name),
  };
}

/** Opens a database as the tested server does: as its role, through the pooler if this run has one. */
export async function openServerDb(
  { serverConnectionString, pooledConnectionString }: TestDatabase,
  options: PoolOptions = {},
): Promise<OpenDb> {
  const { pooling } = inject('testServer');
  if (pooling === 'transaction') {
    const direct = openPool(serverConnectionString, { max: 1 });
    await storeRoleSettings(direct);
    await direct.end();
  }
  return openDb(pooledConnectionString, { pooling, ...options });
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
    const database = await cloneDatabase();
    const { connectionString, serverConnectionString, drop } = database;
    current =
      role === 'owner'
        ? { ...openDb(connectionString, options), connectionString, drop }
        : {
            ...(await openServerDb(database, options)),
            connectionString: serverConnectionString,
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
