import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Pause before the server is started again, as systemd does. */
const restartDelayMs = 100;

/** How long a start or a stop may take; the first start makes the demo data. */
const patienceMs = 120_000;
export const firstStartMs = 600_000;

/** A server that is started again whenever it ends. */
export interface ServerProcess {
  readonly port: number;
  readonly logFile: string;
  /** The server's exits that no fault explains. */
  readonly unexplainedExits: readonly string[];
  /** Highest resident memory of the server process so far, in MB. */
  readonly peakMb: () => number;
  readonly isReady: () => Promise<boolean>;
  /** @throws Error when the server is not ready in time */
  readonly waitUntilReady: (withinMs?: number) => Promise<void>;
  /** Ends the server process like `kill`; it is started again. */
  readonly kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
  /** Ends the PostgreSQL server like a power cut. @returns false when none was running */
  readonly killDatabase: () => boolean;
  /** Stops the server for good. @returns its exit code, or null when it had to be killed */
  readonly stop: () => Promise<number | null>;
}

const readProc = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

/** Returns the process id of the database server of a data folder, never of another one. */
export function findPostmaster(dataDir: string): number | undefined {
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  return pid > 0 && readProc(pid, 'cmdline').includes(dataDir) ? pid : undefined;
}

/** Returns a port that nobody uses. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}

/**
 * Starts the built server on its own data folder and starts it again whenever it ends.
 * @param logFile on another disk than the data, which the run fills
 */
export async function startServerProcess(
  main: string,
  dataDir: string,
  { logFile, smtpUrl }: { readonly logFile: string; readonly smtpUrl: string },
): Promise<ServerProcess> {
  const port = await findFreePort();
  const log = createWriteStream(logFile);
  const unexplainedExits: string[] = [];
  const state = { isStopping: false, expectsExitUntil: 0, peakKb: 0 };
  let child: ChildProcess;
  let ended: Promise<number | null>;

  const start = (): void => {
    const startedAt = Date.now();
    child = spawn(process.execPath, ['--v8-pool-size=1', main], {
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataDir,
        SEED: 'demo',
        LOG_LEVEL: 'warn',
        SMTP_URL: smtpUrl,
        SMTP_FROM: 'portal@beban.test',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    ended = new Promise(resolve => {
      child.once('exit', (code, signal) => {
        resolve(code);
        if (state.isStopping) return;
        if (Date.now() > state.expectsExitUntil) {
          const seconds = Math.round((Date.now() - startedAt) / 1000);
          unexplainedExits.push(`exit ${code ?? signal} ${seconds} s after its start`);
        }
        setTimeout(start, restartDelayMs);
      });
    });
  };
  start();
  const killChild = (): void => void child.kill('SIGKILL');
  process.once('exit', killChild);

  const sampling = setInterval(() => {
    const kb = /VmHWM:\s+(\d+)/.exec(readProc(child.pid ?? 0, 'status'))?.[1];
    state.peakKb = Math.max(state.peakKb, Number(kb ?? 0));
  }, 250);

  const isReady = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ status }) => status === 200,
      () => false,
    );

  return {
    port,
    logFile,
    unexplainedExits,
    peakMb: () => state.peakKb / 1024,
    isReady,
    async waitUntilReady(withinMs = patienceMs) {
      const end = Date.now() + withinMs;
      while (!(await isReady())) {
        if (Date.now() > end) throw new Error(`The server is not ready; see ${logFile}`);
        await wait(50);
      }
    },
    async kill(signal) {
      state.expectsExitUntil = Date.now() + patienceMs;
      child.kill(signal);
      await ended;
      state.expectsExitUntil = 0;
    },
    killDatabase() {
      const pid = findPostmaster(dataDir);
      if (pid === undefined) return false;
      // The server may give up and end, to be started again.
      state.expectsExitUntil = Date.now() + 30_000;
      process.kill(pid, 'SIGKILL');
      return true;
    },
    async stop() {
      state.isStopping = true;
      clearInterval(sampling);
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), patienceMs);
      const code = await ended;
      clearTimeout(late);
      process.off('exit', killChild);
      log.end();
      return code;
    },
  };
}
