import type pg from 'pg';
import type { Keys } from '../crypto/keys.ts';
import { openDb, type Db, type OpenDb } from '../db/client.ts';
import { FolderInUseError } from '../db/embedded/start-embedded.ts';
import { findRunningServer } from '../db/embedded/running-server.ts';
import { migrate } from '../db/migrate.ts';
import { openKeys } from '../db/open-keys.ts';
import { readSettings, type Settings } from '../env.ts';
import { createLogger } from '../http/log.ts';
import { openDatabase } from '../start-server.ts';
import { startFailureText } from '../start-failure.ts';

/** Runs a command on the database, as it is, and always closes it. */
export async function withOpenDatabase(
  environment: NodeJS.ProcessEnv,
  command: (opened: OpenDb, settings: Settings) => Promise<void>,
): Promise<void> {
  const settings = readSettings(environment);
  const database = await openDatabase(settings, createLogger('warn'));
  const opened = openDb(database.connectionString);
  try {
    await command(opened, settings);
  } finally {
    await opened.close();
    await database.stop();
  }
}

/**
 * Runs a command on the migrated database, with its keys, and always closes it.
 * @throws AppKeyError when the application key is not the key of the database
 */
export const withDatabase = (
  environment: NodeJS.ProcessEnv,
  command: (db: Db, keys: Keys) => Promise<void>,
): Promise<void> =>
  withOpenDatabase(environment, async ({ db, pool }, settings) => {
    await migrate(pool, { log: createLogger('warn') });
    const { keys } = await openKeys(pool, settings);
    await command(db, keys);
  });

/** Runs a command on the database, which a server may be using at the same time. */
export async function withRunningDatabase(
  environment: NodeJS.ProcessEnv,
  command: (pool: pg.Pool, settings: Settings) => Promise<void>,
): Promise<void> {
  try {
    await withOpenDatabase(environment, ({ pool }, settings) => command(pool, settings));
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const settings = readSettings(environment);
    const opened = openDb(await findRunningServer(settings.dataDir));
    try {
      await command(opened.pool, settings);
    } finally {
      await opened.close();
    }
  }
}

/** Prints the error message without a stack trace and exits with code 1. */
export function exitWithError(error: unknown): never {
  console.error(startFailureText(error));
  process.exit(1);
}
