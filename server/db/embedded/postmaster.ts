import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { EmbeddedLog } from '../embedded.ts';
import type { Binaries } from './binaries.ts';
import type { Door } from './door.ts';
import { EmbeddedError } from './errors.ts';
import { run, spawnAs, type RunUser } from './run-user.ts';

export interface PostmasterOptions {
  readonly binaries: Binaries;
  readonly cluster: string;
  readonly door: Door;
  readonly user: RunUser | null;
  readonly logFile: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** A running PostgreSQL server process. */
export interface Postmaster {
  /**
   * Connects as soon as the server accepts connections.
   * @throws EmbeddedError when the server exits instead
   */
  readonly ready: (account: pg.ClientConfig, log: EmbeddedLog) => Promise<pg.Client>;
  /** Fast shutdown: running transactions are rolled back. */
  readonly stop: () => Promise<void>;
}

const largestLog = 10 * 1024 * 1024;

/**
 * Starts the server without pg_ctl, which does not return while the server holds its output
 * streams. The server gets its own process group, so that Ctrl-C reaches only our process and the
 * server stays up until open requests are finished.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { binaries, cluster, door, user, logFile } = options;
  const size = await stat(logFile).then(
    ({ size }) => size,
    () => 0,
  );
  if (size > largestLog) await rename(logFile, `${logFile}.1`);
  const begin = size > largestLog ? 0 : size;

  const settings = Object.entries({ ...door.settings, ...options.settings });
  const log = await open(logFile, 'a', 0o600);
  const child = spawn(
    binaries.postgres,
    ['-D', cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...spawnAs(user), stdio: ['ignore', log.fd, log.fd], detached: true },
  );
  const exited = new Promise<void>(resolve => {
    child.once('exit', () => {
      resolve();
    });
    child.once('error', () => {
      resolve();
    });
  });
  child.unref();
  await log.close();

  // Best effort: stops the server when our process exits without having done so.
  const endWithUs = (): void => void child.kill('SIGINT');
  process.once('exit', endWithUs);
  void exited.then(() => process.off('exit', endWithUs));

  return {
    ready: (account, say) =>
      connect(child, { ...account, host: door.host, port: door.port }, say, async () => {
        const said = await readFile(logFile).catch(() => Buffer.alloc(0));
        return said.subarray(begin).toString().trim().split('\n').slice(-5).join('\n');
      }),
    async stop() {
      child.ref();
      if (!hasEnded(child)) await shutDown(child, options);
      await exited;
    },
  };
}

const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

async function connect(
  child: ChildProcess,
  account: pg.ClientConfig,
  log: EmbeddedLog,
  lastWords: () => Promise<string>,
): Promise<pg.Client> {
  const recovering = setTimeout(() => {
    log.info('Basis data sedang memulihkan diri setelah berhenti mendadak.');
  }, 5_000);
  try {
    for (;;) {
      if (hasEnded(child))
        throw new EmbeddedError(`Basis data gagal dijalankan:\n${await lastWords()}`);
      const client = new pg.Client(account);
      client.on('error', () => undefined);
      try {
        await client.connect();
        return client;
      } catch (error) {
        await client.end().catch(() => undefined);
        if (!isNotYet(error as { code?: string })) throw error;
      }
      await wait(10);
    }
  } finally {
    clearTimeout(recovering);
  }
}

/** The server is not listening yet, or is still starting up. */
const isNotYet = ({ code }: { code?: string }): boolean =>
  ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03'].includes(code ?? '');

async function shutDown(
  child: ChildProcess,
  { binaries, cluster, user }: PostmasterOptions,
): Promise<void> {
  if (process.platform === 'win32') {
    // A signal kills a process on Windows; pg_ctl shuts it down.
    await run(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast'], user).catch(() =>
      child.kill(),
    );
    return;
  }
  child.kill('SIGINT');
  const insist = setTimeout(() => child.kill('SIGQUIT'), 20_000);
  child.once('exit', () => {
    clearTimeout(insist);
  });
}
