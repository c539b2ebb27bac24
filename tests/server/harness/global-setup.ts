import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDb } from '#server/platform/db/client.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import type { Pooling } from '#server/platform/db/pool.ts';
import { grantServerRole, readRoleName } from '#server/platform/db/server-role.ts';
import { dropDatabase, runSql, withDatabaseName, withRole } from './database-admin.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server and the template database of this run. */
    readonly testServer: TestDatabaseServer & { readonly template: string };
  }
}

/** The connection strings of a server: as the owner of the databases, and as the tested server. */
interface TestDatabaseServer {
  readonly connectionString: string;
  readonly serverConnectionString: string;
  /** The same through the pooler of this run; without one, the same address. */
  readonly pooledConnectionString: string;
  /** Whether there is a pooler, which is one of transactions. */
  readonly pooling: Pooling;
}

/**
 * Provides one server for the run: the one in `DATABASE_URL`, or an embedded one. Every test file
 * gets a copy of its migrated template database.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const prefix = `uji_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_contoh`;
  await runSql(server.connectionString, `create database ${template}`);
  const opened = openDb(withDatabaseName(server.connectionString, template));
  await migrate(opened.pool);
  const { stop, ...shared } = server;
  // A copy of the template has the same privileges.
  await grantServerRole(opened.pool, await readRoleName(shared.serverConnectionString));
  await opened.close();
  project.provide('testServer', { ...shared, template });

  return async () => {
    // This includes databases of test files that were killed before they could drop them.
    const left = await runSql(
      server.connectionString,
      `select datname as name from pg_database where datname like '${prefix}\\_%'`,
    );
    for (const { name } of left) await dropDatabase(server.connectionString, String(name));
    await stop();
  };
}

async function startServer(): Promise<TestDatabaseServer & { stop: () => Promise<void> }> {
  const named = process.env['DATABASE_URL'];
  if (named !== undefined && named !== '') return await createServerRole(named);
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-uji-'));
  // As root, the server runs as another user, who needs access to the folder.
  await chmod(dataDir, 0o755);
  const log = { info: () => undefined, warn: (message: string) => console.warn(message) };
  // The data may be lost with the machine; the crash tests start their own servers.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // For tests with several servers, beside those of other workers.
    max_connections: '150',
  };
  const embedded = await startEmbedded({ dataDir, log, settings });
  return {
    connectionString: embedded.connectionString,
    serverConnectionString: embedded.serverConnectionString,
    pooledConnectionString: embedded.serverConnectionString,
    pooling: 'session',
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Creates a role for the tested server of this run; the role of the URL needs the right to. The
 * server connects through the PgBouncer in `DATABASE_POOLER` (host and port), where it is set.
 */
async function createServerRole(
  connectionString: string,
): Promise<TestDatabaseServer & { stop: () => Promise<void> }> {
  const name = `uji_${randomBytes(4).toString('hex')}_server`;
  const password = randomBytes(12).toString('hex');
  await runSql(connectionString, `create role ${name} login password '${password}'`);
  const pooler = process.env['DATABASE_POOLER'] ?? '';
  const direct = withRole(connectionString, name, password);
  return {
    connectionString,
    serverConnectionString: direct,
    pooledConnectionString: pooler === '' ? direct : direct.replace(/@[^/]+/, `@${pooler}`),
    pooling: pooler === '' ? 'session' : 'transaction',
    async stop() {
      await runSql(connectionString, `drop role ${name}`);
    },
  };
}
