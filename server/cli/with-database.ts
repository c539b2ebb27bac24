import type { Db } from '../db/client.ts';
import { openDb } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { readSettings, type Settings } from '../env.ts';
import { createLogger } from '../http/log.ts';
import { openDatabase } from '../start-server.ts';

/** Runs a command on the migrated database and always closes it. */
export async function withDatabase(
  environment: NodeJS.ProcessEnv,
  command: (db: Db, settings: Settings) => Promise<void>,
): Promise<void> {
  const settings = readSettings(environment);
  const log = createLogger('warn');
  const database = await openDatabase(settings, log);
  const opened = openDb(database.connectionString);
  try {
    await migrate(opened.pool, { log });
    await command(opened.db, settings);
  } finally {
    await opened.close();
    await database.stop();
  }
}

/** Prints the error message without a stack trace and exits with code 1. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
