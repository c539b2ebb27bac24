import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { keptAppKey } from './app-key.ts';
import { createThrottle } from './auth/throttle.ts';
import type { Clock, Config } from './config.ts';
import { dayInJakarta } from './day.ts';
import { openDb } from './db/client.ts';
import { startEmbedded } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { demoPassword } from './demo/users.ts';
import { hasDemo, seedDemo } from './demo/seed.ts';
import type { Settings } from './env.ts';
import { purgeImports } from './impor/index.ts';
import { deriveKeys } from './keys.ts';
import { createMailer } from './outbox/mail.ts';
import { startWorker } from './outbox/worker.ts';
import { refreshEligibility } from './peserta/index.ts';
import { repeat } from './repeat.ts';

interface Parts {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Logger;
  readonly consoleDir: string | null;
}

/** Maximum time for open requests to finish after a stop signal. */
const drainMs = 25_000;

/** Interval of the cleanup jobs. */
const tidyMs = 3_600_000;

const isLoopback = (host: string): boolean => ['127.0.0.1', '::1', 'localhost'].includes(host);

/** Returns the database of `DATABASE_URL`, or starts the embedded PostgreSQL in the data folder. */
export async function openDatabase(
  settings: Settings,
  log: Logger,
): Promise<{ connectionString: string; stop: () => Promise<void> }> {
  if (settings.databaseUrl !== null) {
    return { connectionString: settings.databaseUrl, stop: () => Promise.resolve() };
  }
  return await startEmbedded({ dataDir: settings.dataDir, log });
}

/**
 * Starts the server: database, migrations, demo data, outbox worker, cleanup jobs and HTTP.
 * @returns the URL, whether demo data is present, and `stop`, which lets open requests finish first
 */
export async function start(
  parts: Parts,
): Promise<{ url: string; demo: boolean; stop: () => Promise<void> }> {
  const { settings, clock, log } = parts;
  const database = await openDatabase(settings, log);
  const opened = openDb(database.connectionString);
  const { db, pool } = opened;
  await migrate(pool, { log });

  const embedded = settings.databaseUrl === null;
  const wanted = settings.seed ?? (embedded && isLoopback(settings.host) ? 'demo' : 'none');
  const appKey = settings.appKey ?? keptAppKey(settings.dataDir);
  const keys = deriveKeys(appKey);
  if (wanted === 'demo') await seedDemo(db, { keys, clock });
  const demo = await hasDemo(db);

  const config: Config = {
    ...settings.config,
    appKey,
    consoleDir: parts.consoleDir,
    demoPassword: demo ? demoPassword : null,
  };
  const throttle = createThrottle(pool, keys.throttle);
  const app = createApp({
    db,
    clock,
    config,
    keys,
    log,
    throttle,
  });
  const worker = startWorker({
    db,
    clock,
    log,
    keys,
    deliver: { mail: createMailer(config.smtp) },
  });
  const tidying = [
    repeat(() => purgeImports(db, clock(), config.importRowsDays), {
      everyMs: tidyMs,
      log,
      name: 'forgetting old imports',
    }),
    repeat(() => refreshEligibility(db, dayInJakarta(clock())), {
      everyMs: tidyMs,
      log,
      name: 'seeing who may have a booster by now',
    }),
    repeat(() => throttle.forget(), { everyMs: tidyMs, log, name: 'forgetting old counts' }),
  ];

  const server = await new Promise<ReturnType<typeof serve>>(resolve => {
    const listening = serve(
      {
        hostname: settings.host,
        port: settings.port,
        serverOptions: { headersTimeout: 10_000, requestTimeout: 300_000 },
        fetch: (request, { incoming }) => app.fetch(request, incoming.socket.remoteAddress ?? ''),
      },
      () => resolve(listening),
    );
  });
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
    demo,
    async stop() {
      app.drain();
      await new Promise<void>(resolve => {
        const give = setTimeout(resolve, drainMs);
        server.close(() => {
          clearTimeout(give);
          resolve();
        });
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      });
      await worker.stop();
      await Promise.all(tidying.map(one => one.stop()));
      await opened.close();
      await database.stop();
    },
  };
}
