import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { calls } from '#contract/index.ts';
import { createApp, type App } from './app.ts';
import { createThrottle } from './auth/throttle.ts';
import type { Clock, Config } from './config.ts';
import { openDb, type OpenDb } from './db/client.ts';
import { startEmbedded } from './db/embedded/start-embedded.ts';
import { migrate } from './db/migrate.ts';
import { openKeys } from './db/open-keys.ts';
import { demoAccounts, hasDemoData, seedDemo } from './demo/index.ts';
import type { Settings } from './env.ts';
import { createOpenRequests, type OpenRequests } from './http/open-requests.ts';
import { serverJobs } from './jobs.ts';
import { createMailer } from './outbox/mailer.ts';
import { startOutboxWorker } from './outbox/worker.ts';
import { startScheduler } from './scheduler/scheduler.ts';
import { stopHttp } from './stop-http.ts';
import { translator } from './messages/translator.ts';

interface ServerOptions {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Logger;
  readonly consoleDir: string | null;
}

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

/** A running server. */
export interface RunningServer {
  readonly url: string;
  /** Whether the demo data is present. */
  readonly demo: boolean;
  /** Refuses new requests, lets accepted ones finish, then closes everything. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the server: database, migrations, demo data, outbox worker, timed jobs and HTTP. A start
 * that fails closes what it had opened.
 * @throws AppKeyError when the application key is not the key of the database
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { settings, log } = options;
  const database = await openDatabase(settings, log);
  const openedDb = openDb(database.connectionString);
  const closeDatabase = async (): Promise<void> => {
    await openedDb.close();
    await database.stop();
  };
  try {
    return await startOnDatabase(options, openedDb, closeDatabase);
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

async function startOnDatabase(
  { settings, clock, log, consoleDir }: ServerOptions,
  { db, pool }: OpenDb,
  closeDatabase: () => Promise<void>,
): Promise<RunningServer> {
  await migrate(pool, { log });
  const { appKey, keys } = await openKeys(pool, settings);

  const embedded = settings.databaseUrl === null;
  const seedMode = settings.seed ?? (embedded && isLoopback(settings.host) ? 'demo' : 'none');
  if (seedMode === 'demo') await seedDemo(db, { keys, clock });
  const demo = await hasDemoData(db);

  const config: Config = {
    ...settings.config,
    appKey,
    consoleDir,
    demo: demo ? demoAccounts : null,
  };
  const throttle = createThrottle(pool, keys.throttle);
  const app = createApp({ db, clock, config, keys, log, throttle, messages: translator });
  const requests = createOpenRequests(calls);
  const server = await listen(settings, app, requests);
  const worker = startOutboxWorker({
    db,
    clock,
    log,
    keys,
    deliver: { mail: createMailer(config.smtp) },
  });
  const scheduler = startScheduler({ db, clock, log }, serverJobs(config, throttle), jobIntervalMs);
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
    demo,
    async stop() {
      app.drain();
      await stopHttp(server, requests, log);
      await worker.stop();
      await scheduler.stop();
      await closeDatabase();
    },
  };
}

/** Listens for requests. @throws Error when the address cannot be used */
const listen = (
  { host, port }: Settings,
  app: App,
  requests: OpenRequests,
): Promise<ReturnType<typeof serve>> =>
  new Promise((resolve, reject) => {
    const server = serve(
      {
        hostname: host,
        port,
        serverOptions: { headersTimeout: 10_000, requestTimeout: 300_000 },
        fetch: (request, { incoming, outgoing }) => {
          const isRefused = app.isDraining();
          const response = app.fetch(request, incoming.socket.remoteAddress ?? '');
          const closed = new Promise<void>(resolveClosed => outgoing.once('close', resolveClosed));
          if (!isRefused) requests.add(request, Promise.allSettled([response, closed]));
          return response;
        },
      },
      () => resolve(server),
    );
    server.once('error', reject);
  });
