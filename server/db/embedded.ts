import { mkdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import {
  applicationName,
  keptPasswords,
  prepareAccounts,
  type Passwords,
} from './embedded/accounts.ts';
import { packagedBinaries, prepareBinaries } from './embedded/binaries.ts';
import { claimFolder } from './embedded/claim.ts';
import { prepareCluster } from './embedded/cluster.ts';
import { openDoor, type Door } from './embedded/door.ts';
import { EmbeddedError } from './embedded/errors.ts';
import { endLeftovers } from './embedded/leftovers.ts';
import { findPlace } from './embedded/place.ts';
import { startPostmaster, type Postmaster, type PostmasterOptions } from './embedded/postmaster.ts';
import { serverSettings } from './embedded/settings.ts';

export { EmbeddedError, FolderInUseError } from './embedded/errors.ts';

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
  readonly binariesFrom?: string;
  /** Folder for the database when its operating-system user cannot enter the data folder. */
  readonly systemDir?: string;
  /** PostgreSQL settings that extend or override the defaults. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Embedded {
  readonly connectionString: string;
  /** Stops the server and releases the folder lock. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the embedded PostgreSQL in the data folder and locks the folder for this process. A server
 * left over from a killed process is stopped first; its data is recovered.
 * @throws FolderInUseError when another process holds the folder lock
 * @throws EmbeddedError when the server cannot run; the message says why
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const undo: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    return { connectionString: await start(options, undo), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Each step pushes its cleanup function; they run in reverse order. */
async function start(options: EmbeddedOptions, undo: (() => Promise<void>)[]): Promise<string> {
  const { log, binariesFrom = packagedBinaries(), systemDir = '/var/lib/portal-vaksin' } = options;
  await mkdir(resolve(options.dataDir), { recursive: true });
  const dataDir = await realpath(options.dataDir);
  undo.push((await claimFolder(dataDir)).release);

  const { base, user } = await findPlace(dataDir, systemDir, log);
  // A copied data folder refers to the same database location as the original, so the location is
  // locked as well.
  if (base !== dataDir) undo.push((await claimFolder(base)).release);

  const binaries = await prepareBinaries(binariesFrom, base, user);
  const passwords = await keptPasswords(base);
  const cluster = await prepareCluster(base, binaries, user, passwords.superuser);
  await endLeftovers(cluster, binaries, user, log);

  const door = await openDoor(base, user);
  undo.push(door.close);
  const { superuser, postmaster } = await startPatiently(
    {
      binaries,
      cluster,
      door,
      user,
      logFile: join(base, 'postgres.log'),
      settings: { ...serverSettings, ...options.settings },
    },
    passwords,
    log,
  );
  undo.push(postmaster.stop);
  try {
    await prepareAccounts(superuser, passwords);
  } finally {
    await superuser.end();
  }
  return connectionString(door, passwords);
}

/** Child processes of a killed server hold its shared memory for a moment after it died. */
const leftoversPatienceMs = 60_000;

async function startPatiently(
  options: PostmasterOptions,
  passwords: Passwords,
  log: EmbeddedLog,
): Promise<{ superuser: pg.Client; postmaster: Postmaster }> {
  const until = Date.now() + leftoversPatienceMs;
  for (;;) {
    const postmaster = await startPostmaster(options);
    const account = { user: 'postgres', database: 'postgres', password: passwords.superuser };
    try {
      return { superuser: await postmaster.ready(account, log), postmaster };
    } catch (error) {
      await postmaster.stop();
      const inUse = error instanceof EmbeddedError && error.message.includes('is still in use');
      if (!inUse || Date.now() > until) throw error;
    }
    await wait(100);
  }
}

function connectionString(door: Door, passwords: Passwords): string {
  const account = `${applicationName}:${passwords.application}`;
  const isSocket = door.host.startsWith('/');
  return isSocket
    ? `postgresql://${account}@/${applicationName}?host=${encodeURIComponent(door.host)}&port=${door.port}`
    : `postgresql://${account}@${door.host}:${door.port}/${applicationName}`;
}
