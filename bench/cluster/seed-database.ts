import { createThrottle } from '#server/platform/auth/throttle.ts';
import type { Deps } from '#server/platform/context.ts';
import { openDb } from '#server/platform/db/client.ts';
import { readKeys } from '#server/platform/db/open-keys.ts';
import { readSettings } from '#server/app/env.ts';
import { createLogger } from '#server/platform/http/log.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { seedPeserta } from '../seed.ts';
import { appKey } from './app-servers.ts';

/** Fills the database of a server that has been started once with participants. */
export async function seedDatabase(url: string, rows: number): Promise<void> {
  const { db, pool, close } = openDb(url, { statementTimeoutMs: 0 });
  const settings = readSettings({ DATABASE_URL: url, APP_KEY: appKey });
  const keys = await readKeys(pool, settings);
  const deps: Deps = {
    db,
    clock: () => new Date(),
    config: { ...settings.config, consoleDir: null, demo: null, secondPerson: false },
    keys,
    log: createLogger('warn'),
    throttle: createThrottle(pool, keys.throttle),
    messages: translator,
  };
  await seedPeserta(deps, rows);
  await close();
}
