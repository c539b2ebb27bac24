import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { EmbeddedLog } from './start-embedded.ts';
import type { Binaries } from './binaries.ts';
import type { ListenAddress } from './listen-address.ts';
import { EmbeddedError } from './errors.ts';
import { runProgram, spawnOptionsFor, type RunUser } from './run-user.ts';

export interface PostmasterOptions {
  readonly binaries: Binaries;
  readonly cluster: string;
  readonly listenAddress: ListenAddress;
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
  readonly waitUntilReady: (account: pg.ClientConfig, log: EmbeddedLog) => Promise<pg.Client>;
  /** Resolves when the process has ended, for whatever reason. */
  readonly exited: Promise<void>;
  /** Fast shutdown: running transactions are rolled back. */
  readonly stop: () => Promise<void>;
}

const maxLogBytes = 10 * 1024 * 1024;

/**
 * Starts the server without pg_ctl, which does not return while the server holds its output
 * streams. The server gets its own process group, so that Ctrl-C reaches only our process and the
 * server stays up until open requests are finished.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { binaries, cluster, listenAddress, user, logFile } = options;
  const size = await stat(logFile).then(
    ({ size }) => size,
    () => 0,
  );
  if (size > maxLogBytes) await rename(logFile, `${logFile}.1`);
  const startOffset = size > maxLogBytes ? 0 : size;

  const settings = Object.entries({ ...listenAddress.settings, ...options.settings });
  const log = await open(logFile, 'a', 0o600);
  const child = spawn(
    binaries.postgres,
    ['-D', cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...spawnOptionsFor(user), stdio: ['ignore', log.fd, log.fd], detached: true },
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
  const stopOnExit = (): void => void child.kill('SIGINT');
  process.once('exit', stopOnExit);
  void exited.then(() => process.off('exit', stopOnExit));

  return {
    exited,
    waitUntilReady: (account, startupLog) =>
      connect(
        child,
        { ...account, host: listenAddress.host, port: listenAddress.port },
        startupLog,
        async () => {
          const logBytes = await readFile(logFile).catch(() => Buffer.alloc(0));
          return logBytes.subarray(startOffset).toString().trim().split('\n').slice(-5).join('\n');
        },
      ),
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
  readLogTail: () => Promise<string>,
): Promise<pg.Client> {
  const recoveryNotice = setTimeout(() => {
    log.info('Basis data sedang memulihkan diri setelah berhenti mendadak.');
  }, 5_000);
  try {
    for (;;) {
      if (hasEnded(child))
        throw new EmbeddedError(`Basis data gagal dijalankan:\n${await readLogTail()}`);
      const client = new pg.Client(account);
      client.on('error', () => undefined);
      try {
        await client.connect();
        return client;
      } catch (error) {
        await client.end().catch(() => undefined);
        if (!isStartingUp(error as { code?: string })) throw error;
      }
      await wait(10);
    }
  } finally {
    clearTimeout(recoveryNotice);
  }
}

/** The server is not listening yet, or is still starting up. */
const isStartingUp = ({ code }: { code?: string }): boolean =>
  ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03'].includes(code ?? '');

async function shutDown(
  child: ChildProcess,
  { binaries, cluster, user }: PostmasterOptions,
): Promise<void> {
  if (process.platform === 'win32') {
    // A signal kills a process on Windows; pg_ctl shuts it down.
    await runProgram(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast'], user).catch(() =>
      child.kill(),
    );
    return;
  }
  child.kill('SIGINT');
  const forceTimer = setTimeout(() => child.kill('SIGQUIT'), 20_000);
  child.once('exit', () => {
    clearTimeout(forceTimer);
  });
}
