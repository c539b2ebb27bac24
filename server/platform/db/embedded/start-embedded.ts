import { mkdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import {
  embeddedConnections,
  loadOrCreatePasswords,
  ensureAccounts,
  type DatabasePasswords,
  type EmbeddedConnections,
} from './accounts.ts';
import { packagedBinariesDir, prepareBinaries } from './binaries.ts';
import { lockFolder } from './folder-lock.ts';
import { prepareCluster } from './cluster.ts';
import { createListenAddress } from './listen-address.ts';
import { EmbeddedError } from './errors.ts';
import { stopStaleServer } from './stale-server.ts';
import { findDatabaseLocation } from './database-location.ts';
import { startPostmaster, type Postmaster, type PostmasterOptions } from './postmaster.ts';
import { serverSettings } from './settings.ts';
import { supervise } from './supervisor.ts';

export { EmbeddedError, FolderInUseError } from './errors.ts';

/** Log for messages to the operator. */
export interface EmbeddedLog {
  readonly info: (message: string) => void;
  readonly warn: (message: string) => void;
}

export interface EmbeddedOptions {
  /** The server's data folder; created when missing. */
  readonly dataDir: string;
  readonly log: EmbeddedLog;
  /** Folder of the PostgreSQL binaries; defaults to the installed npm package. */
  readonly binariesDir?: string;
  /** Folder for the database when its operating-system user cannot enter the data folder. */
  readonly systemDir?: string;
  /** PostgreSQL settings that extend or override the defaults. */
  readonly settings?: Readonly<Record<string, string>>;
  /**
   * Called when the server repeatedly ends by itself. By default the process prints the reason and
   * exits with 1, so that its own supervisor notices.
   */
  readonly onFailure?: (error: EmbeddedError) => void;
}

/** An embedded database that runs. */
interface RunningEmbedded extends EmbeddedConnections {
  /** The folder of its files. */
  readonly folder: string;
}

export interface EmbeddedDatabase extends RunningEmbedded {
  /** Stops the server and releases the folder lock. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the embedded PostgreSQL in the data folder and locks the folder for this process. A server
 * left over from a killed process is stopped first; its data is recovered. A server that ends
 * unexpectedly is started again.
 * @throws FolderInUseError when another process holds the folder lock
 * @throws EmbeddedError when the server cannot run; the message says why
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const cleanups: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) await cleanup();
  };
  try {
    return { ...(await startServerProcess(options, cleanups)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Each step pushes its cleanup function; they run in reverse order. */
async function startServerProcess(
  options: EmbeddedOptions,
  cleanups: (() => Promise<void>)[],
): Promise<RunningEmbedded> {
  const {
    log,
    binariesDir = packagedBinariesDir(),
    systemDir = '/var/lib/portal-vaksin',
    onFailure = exitWithReason,
  } = options;
  await mkdir(resolve(options.dataDir), { recursive: true });
  const dataDir = await realpath(options.dataDir);
  cleanups.push((await lockFolder(dataDir)).release);

  const { base, user } = await findDatabaseLocation(dataDir, systemDir, log);
  // A copied data folder refers to the same database location as the original, so the location is
  // locked as well.
  if (base !== dataDir) cleanups.push((await lockFolder(base)).release);

  const binaries = await prepareBinaries(binariesDir, base, user);
  const passwords = await loadOrCreatePasswords(base);
  const cluster = await prepareCluster(base, binaries, user, passwords.superuser);

  const listenAddress = await createListenAddress(base, user);
  cleanups.push(listenAddress.close);
  const start = async (): Promise<Postmaster> => {
    const { superuser, postmaster } = await startWithRetry(
      {
        binaries,
        cluster,
        listenAddress,
        user,
        logFile: join(base, 'postgres.log'),
        settings: { ...serverSettings, ...options.settings },
      },
      passwords,
      log,
    );
    try {
      await ensureAccounts(superuser, passwords);
    } catch (error) {
      await postmaster.stop();
      throw error;
    } finally {
      await superuser.end();
    }
    return postmaster;
  };
  const restart = async (): Promise<Postmaster> => {
    await listenAddress.reset();
    return await start();
  };
  cleanups.push(supervise(await start(), { restart, log, onFailure }).stop);
  return { ...embeddedConnections(listenAddress, passwords), folder: base };
}

function exitWithReason(error: EmbeddedError): never {
  console.error(error.message);
  process.exit(1);
}

/** Child processes of a killed server hold its shared memory for a moment after it died. */
const leftoverTimeoutMs = 60_000;

async function startWithRetry(
  options: PostmasterOptions,
  passwords: DatabasePasswords,
  log: EmbeddedLog,
): Promise<{ superuser: pg.Client; postmaster: Postmaster }> {
  const deadline = Date.now() + leftoverTimeoutMs;
  for (;;) {
    await stopStaleServer(options.cluster, options.binaries, options.user, log);
    const postmaster = await startPostmaster(options);
    const account = { user: 'postgres', database: 'postgres', password: passwords.superuser };
    try {
      return { superuser: await postmaster.waitUntilReady(account, log), postmaster };
    } catch (error) {
      await postmaster.stop();
      // A killed process may have been restarting its server, which then takes the lock file.
      const isLeftover =
        error instanceof EmbeddedError &&
        /is still in use|lock file ".*" already exists/.test(error.message);
      if (!isLeftover || Date.now() > deadline) throw error;
    }
    await wait(100);
  }
}
