import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import type { Logger } from 'pino';
import { calls } from '#contract/index.ts';
import { demoAccounts, hasDemoData, seedDemo } from '#server/app/demo/index.ts';
import { addMissingFactorRules } from '#server/platform/auth/factor-rules.ts';
import { startWebhookWorker } from '#server/domains/webhook/index.ts';
import { createThrottle } from '#server/platform/auth/throttle.ts';
import type { Clock, Config } from '#server/platform/config.ts';
import type { Deps } from '#server/platform/context.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { openDb, type Db, type OpenDb } from '#server/platform/db/client.ts';
import { openKeys } from '#server/platform/db/open-keys.ts';
import { withoutQueryValues } from '#server/platform/db/database-error.ts';
import { openPool } from '#server/platform/db/pool.ts';
import { createReplica, type Replica } from '#server/platform/db/replica.ts';
import { canChangeAuditLog, canCreateTemporaryTables } from '#server/platform/db/server-role.ts';
import { createLiveHub } from '#server/platform/live/hub.ts';
import { listenForChanges } from '#server/platform/live/listen.ts';
import { createOpenRequests } from '#server/platform/http/open-requests.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { createReadLog } from '#server/platform/reads/read-log.ts';
import { createMailer } from '#server/platform/outbox/mailer.ts';
import { startOutboxWorker } from '#server/platform/outbox/worker.ts';
import { startScheduler } from '#server/platform/scheduler/scheduler.ts';
import { resolveHost } from '#server/platform/webhook/target.ts';
import { createApp } from './app.ts';
import { startAuditSealer } from './audit-sealer.ts';
import { fileEarlierDocuments } from './earlier-documents.ts';
import type { Settings } from './env.ts';
import { serverJobs } from './jobs.ts';
import { listen } from './listen.ts';
import { openDatabase, prepareSchema } from './open-database.ts';
import { stopHttp } from './stop-http.ts';

interface ServerOptions {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Logger;
  readonly consoleDir: string | null;
}

/** Interval of the timed jobs. */
const jobIntervalMs = 3_600_000;

const isLoopback = (host: string): boolean => ['127.0.0.1', '::1', 'localhost'].includes(host);

/** A running server. */
export interface RunningServer {
  readonly url: string;
  /** Whether the demo data is present. */
  readonly hasDemoData: boolean;
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
  const { pooling } = database;
  const openedDb = openDb(database.serverUrl, { pooling, max: settings.databaseConnections });
  const replica = openReplica(settings, openedDb, log);
  const direct = openPool(database.directUrl, { max: 1 });
  const closeDatabase = async (): Promise<void> => {
    await direct.end();
    await replica?.close();
    await openedDb.close();
    await database.stop();
  };
  try {
    await prepareSchema(database, settings, log);
    const { hasDiskRoom } = database;
    const databases = { ...openedDb, direct, replica: replica?.reader, hasDiskRoom };
    return await startOnDatabase(options, databases, closeDatabase);
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

/** The connections of the server. */
interface Databases {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Connections without a pooler, for the keys. */
  readonly direct: pg.Pool;
  readonly replica: Replica | undefined;
  /** Whether the disk of the embedded database has room for records. */
  readonly hasDiskRoom: (() => boolean) | undefined;
}

/** Opens the replica of `DATABASE_REPLICA_URL`, if there is one. */
function openReplica(
  { databaseReplicaUrl, databasePooling: pooling, databaseConnections: max }: Settings,
  { pool }: OpenDb,
  log: Logger,
): { readonly reader: Replica; readonly close: () => Promise<void> } | undefined {
  if (databaseReplicaUrl === null) return undefined;
  const opened = openDb(databaseReplicaUrl, {
    pooling,
    max,
    applicationName: 'portal-vaksin replica',
    // A read is repeated on the primary, so it does not wait long here.
    connectTimeoutMs: 2_000,
    reconnectMs: 0,
  });
  return { reader: createReplica(pool, opened, { log }), close: opened.close };
}

async function startOnDatabase(
  { settings, clock, log, consoleDir }: ServerOptions,
  databases: Databases,
  closeDatabase: () => Promise<void>,
): Promise<RunningServer> {
  const { pool, direct } = databases;
  if (await canChangeAuditLog(pool)) {
    log.warn(
      'Akun DATABASE_URL dapat mengubah jejak audit. Beri server akun lain dan isi DATABASE_OWNER_URL; lihat docs/operations.md.',
    );
  } else if (await canCreateTemporaryTables(pool)) {
    log.warn(
      'Akun DATABASE_URL dapat membuat tabel sementara, yang dapat menampung entri jejak audit. Cabut hak TEMPORARY sebagai pemilik basis data; lihat docs/operations.md.',
    );
  }
  const { keys, stop: stopKeys } = await openKeys(direct, settings, log);
  const closeAll = async (): Promise<void> => {
    await stopKeys();
    await closeDatabase();
  };
  try {
    return await startApp({ settings, clock, log, consoleDir }, { ...databases, keys }, closeAll);
  } catch (error) {
    await stopKeys();
    throw error;
  }
}

async function startApp(
  { settings, clock, log, consoleDir }: ServerOptions,
  { db, pool, direct, replica, hasDiskRoom, keys }: Databases & { readonly keys: Keys },
  closeAll: () => Promise<void>,
): Promise<RunningServer> {
  const isEmbedded = settings.databaseUrl === null;
  const seedMode = settings.seed ?? (isEmbedded && isLoopback(settings.host) ? 'demo' : 'none');
  if (seedMode === 'demo') await seedDemo(db, { keys, clock, config: settings.config });
  const isDemo = await hasDemoData(db);
  await addMissingFactorRules(db, { now: clock(), isDemo });
  const filed = await fileEarlierDocuments(db, clock(), (error, record) =>
    log.warn(
      { err: withoutQueryValues(error), ...record },
      'the document of an earlier act could not be filed',
    ),
  );
  if (filed > 0) log.info({ filed }, 'filed the documents of earlier acts');

  const config: Config = {
    ...settings.config,
    consoleDir,
    demo: isDemo ? demoAccounts : null,
    secondPerson: settings.secondPerson ?? !isDemo,
  };
  const throttle = createThrottle(pool, keys.throttle);
  const reads = createReadLog(db, { log });
  const common: Deps = { db, clock, config, keys, log, throttle, reads, messages: translator };
  const deps: Deps = {
    ...common,
    ...(replica ? { replica } : {}),
    ...(hasDiskRoom ? { hasDiskRoom } : {}),
  };
  const live = createLiveHub(deps);
  const app = createApp({ ...deps, live });
  const requests = createOpenRequests(calls);
  const { host } = settings;
  if (!isLoopback(host) && isLoopback(new URL(config.publicUrl).hostname)) {
    log.warn(
      'PUBLIC_URL belum diisi, jadi kode QR pada dokumen cetak menunjuk ke localhost. Isi dengan alamat portal.',
    );
  }
  const server = await listen(
    {
      host,
      port: settings.port,
      isBehindProxy: config.trustedProxies > 0,
      onFull: () =>
        log.warn(
          'an address has too many connections, and further ones are closed; if it is a proxy, set TRUSTED_PROXIES',
        ),
    },
    app,
    requests,
  );
  const listener = listenForChanges(direct, {
    log,
    onMessage: live.receive,
    onConnected: live.setConnected,
  });
  const worker = startOutboxWorker({
    db,
    clock,
    log,
    keys,
    config,
    deliver: { mail: createMailer(config.smtp) },
  });
  const webhooks = startWebhookWorker({ db, clock, log, keys, config, resolve: resolveHost });
  const scheduler = startScheduler(
    { db, clock, log },
    serverJobs({ config, keys, log }),
    jobIntervalMs,
  );
  const sealer = startAuditSealer(pool, {
    clock,
    log,
    keys,
    pooling: settings.databasePooling,
  });
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    hasDemoData: isDemo,
    async stop() {
      app.drain();
      live.close();
      await listener.stop();
      await Promise.all([stopHttp(server, requests, log), worker.stop(), webhooks.stop()]);
      await scheduler.stop();
      await reads.stop();
      await sealer.stop();
      await closeAll();
    },
  };
}
