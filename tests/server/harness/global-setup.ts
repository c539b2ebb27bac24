import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDb } from '#server/db/client.ts';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { dropDatabase, runSql, withDatabaseName } from './database-admin.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server and the template database of this run. */
    readonly testServer: { readonly connectionString: string; readonly template: string };
  }
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
  await opened.close();
  project.provide('testServer', { connectionString: server.connectionString, template });

  return async () => {
    // This includes databases of test files that were killed before they could drop them.
    const left = await runSql(
      server.connectionString,
      `select datname as name from pg_database where datname like '${prefix}\\_%'`,
    );
    for (const { name } of left) await dropDatabase(server.connectionString, String(name));
    await server.stop();
  };
}

async function startServer(): Promise<{ connectionString: string; stop: () => Promise<void> }> {
  const named = process.env['DATABASE_URL'];
  if (named !== undefined && named !== '') {
    return { connectionString: named, stop: () => Promise.resolve() };
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-uji-'));
  // As root, the server runs as another user, who needs access to the folder.
  await chmod(dataDir, 0o755);
  const log = { info: () => undefined, warn: (message: string) => console.warn(message) };
  // The data may be lost with the machine; the crash tests start their own servers.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const embedded = await startEmbedded({ dataDir, log, settings });
  return {
    connectionString: embedded.connectionString,
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
