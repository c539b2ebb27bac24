import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { loadOrCreateAppKey } from './crypto/app-key.ts';
import { createThrottle } from './auth/throttle.ts';
import type { Clock, Config } from './config.ts';
import { openDb } from './db/client.ts';
import { startEmbedded } from './db/embedded/start-embedded.ts';
import { migrate } from './db/migrate.ts';
import { demoAccounts, hasDemoData, seedDemo } from './demo/index.ts';
import type { Settings } from './env.ts';
import { serverJobs } from './jobs.ts';
import { deriveKeys } from './crypto/keys.ts';
import { createMailer } from './outbox/mailer.ts';
import { startOutboxWorker } from './outbox/worker.ts';
import { startScheduler } from './scheduler/scheduler.ts';
import { translator } from './messages/translator.ts';

interface ServerOptions {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Logger;
  readonly consoleDir: string | null;
}

/** Maximum time for open requests to finish after a stop signal. */
const drainTimeoutMs = 25_000;

/** Interval of the timed jobs. */
const jobIntervalMs = 3_600_000;

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
 * Starts the server: database, migrations, demo data, outbox worker, timed jobs and HTTP.
 * @returns the URL, whether demo data is present, and `stop`, which lets open requests finish first
 */
export async function startServer(
  options: ServerOptions,
): Promise<{ url: string; demo: boolean; stop: () => Promise<void> }> {
  const { settings, clock, log } = options;
  const database = await openDatabase(settings, log);
  const openedDb = openDb(database.connectionString);
  const { db, pool } = openedDb;
  await migrate(pool, { log });

  const embedded = settings.databaseUrl === null;
  const seedMode = settings.seed ?? (embedded && isLoopback(settings.host) ? 'demo' : 'none');
  const appKey = settings.appKey ?? loadOrCreateAppKey(settings.dataDir);
  const keys = deriveKeys(appKey);
  if (seedMode === 'demo') await seedDemo(db, { keys, clock });
  const demo = await hasDemoData(db);

  const config: Config = {
    ...settings.config,
    appKey,
    consoleDir: options.consoleDir,
    demo: demo ? demoAccounts : null,
  };
  const throttle = createThrottle(pool, keys.throttle);
  const app = createApp({
    db,
    clock,
    config,
    keys,
    log,
    throttle,
    messages: translator,
  });
  const worker = startOutboxWorker({
    db,
    clock,
    log,
    keys,
    deliver: { mail: createMailer(config.smtp) },
  });
  const scheduler = startScheduler({ db, clock, log }, serverJobs(config, throttle), jobIntervalMs);

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
        const drainTimer = setTimeout(resolve, drainTimeoutMs);
        server.close(() => {
          clearTimeout(drainTimer);
          resolve();
        });
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      });
      await worker.stop();
      await scheduler.stop();
      await openedDb.close();
      await database.stop();
    },
  };
}
