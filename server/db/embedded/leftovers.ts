import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { EmbeddedLog } from '../embedded.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedError } from './errors.ts';
import { ended, exists, runs, signal } from './process.ts';
import { run, type RunUser } from './run-user.ts';

/**
 * Ends the server that a killed process of ours left behind, so that it can be started anew. Only
 * for who holds the folder's claim: nobody else then uses that server.
 */
export async function endLeftovers(
  cluster: string,
  binaries: Binaries,
  user: RunUser | null,
  log: EmbeddedLog,
): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  if (process.platform === 'win32') {
    // It finds the server and asks it to end in Windows' own way; when there is none, it fails.
    await run(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast'], user).catch(() => undefined);
    return;
  }
  const pid = Number.parseInt(await readFile(file, 'utf8'), 10);
  if (!(pid > 0)) return;
  if ((await runs(pid)) && (await worksOn(pid, cluster))) {
    log.warn(`Server basis data ${pid} yang tertinggal dihentikan.`);
    await end(pid);
  }
  await disownNumber(file, pid);
}

/** Asks ever more firmly. At each step the database stays whole: at most, its next start replays its log. */
async function end(pid: number): Promise<void> {
  for (const [name, patienceMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    signal(pid, name);
    if (await ended(pid, patienceMs)) return;
  }
  throw new EmbeddedError(`Server basis data ${pid} yang tertinggal tidak dapat dihentikan.`);
}

/** Whether a process is a server of this cluster; after a restart its number may be anyone's. */
async function worksOn(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') {
    const command = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(
      () => null,
    );
    return command?.stdout.includes(cluster) ?? false;
  }
  // A server works in its cluster's folder. In a container root may not be shown that of another
  // user's process, but how it was started.
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  if (folder !== null) return folder === cluster;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.split('\0').includes(cluster);
}

/** No system gives a process this number. */
const nobodysNumber = 2_147_483_646;

/**
 * PostgreSQL does not start while the process in its file exists, be it another program or a
 * zombie. The file itself stays: by what else it says the server finds out whether others still
 * use the same memory.
 */
async function disownNumber(file: string, pid: number): Promise<void> {
  if (!existsSync(file) || !exists(pid)) return;
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n');
  await writeFile(file, [nobodysNumber, ...rest].join('\n'));
}
