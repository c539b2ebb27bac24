import { readSettings, type Settings } from '#server/app/env.ts';
import { openDatabase, prepareSchema, type DatabaseAccess } from '#server/app/open-database.ts';
import { startFailureText } from '#server/app/start-failure.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { openDb, type Db, type OpenDb } from '#server/platform/db/client.ts';
import { findRunningServer } from '#server/platform/db/embedded/running-server.ts';
import { FolderInUseError } from '#server/platform/db/embedded/start-embedded.ts';
import { openKeys } from '#server/platform/db/open-keys.ts';
import { createLogger } from '#server/platform/http/log.ts';

type Command = (opened: OpenDb, settings: Settings, access: DatabaseAccess) => Promise<void>;

/** Runs a command on the database as its owner, with the schema as it is, and always closes it. */
export async function withOpenDatabase(
  environment: NodeJS.ProcessEnv,
  command: Command,
): Promise<void> {
  const settings = readSettings(environment);
  const database = await openDatabase(settings, createLogger('warn'));
  try {
    await runAs(database.ownerUrl, opened => command(opened, settings, database));
  } finally {
    await database.stop();
  }
}

async function runAs(
  connectionString: string,
  work: (opened: OpenDb) => Promise<void>,
): Promise<void> {
  const opened = openDb(connectionString);
  try {
    await work(opened);
  } finally {
    await opened.close();
  }
}

/**
 * Runs a command on the migrated database as the server's role, with its keys, and always closes it.
 * @throws AppKeyError when the application key is not the key of the database
 */
export const withDatabase = (
  environment: NodeJS.ProcessEnv,
  command: (db: Db, keys: Keys, settings: Settings) => Promise<void>,
): Promise<void> =>
  withOpenDatabase(environment, async (_, settings, access) => {
    await prepareSchema(access, settings, createLogger('warn'));
    await runAs(access.directUrl, async ({ db, pool }) => {
      const { keys, stop } = await openKeys(pool, settings);
      try {
        await command(db, keys, settings);
      } finally {
        await stop();
      }
    });
  });

/** Runs a command on the database as its owner; a server may be using it at the same time. */
export async function withRunningDatabase(
  environment: NodeJS.ProcessEnv,
  command: Command,
): Promise<void> {
  try {
    await withOpenDatabase(environment, command);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const settings = readSettings(environment);
    const running = await findRunningServer(settings.dataDir);
    const access = {
      ownerUrl: running.connectionString,
      serverUrl: running.serverConnectionString,
      directUrl: running.serverConnectionString,
      pooling: 'session' as const,
    };
    await runAs(access.ownerUrl, opened => command(opened, settings, access));
  }
}

/** Prints the error message without a stack trace and exits with code 1. */
export function exitWithError(error: unknown): never {
  console.error(startFailureText(error));
  process.exit(1);
}
