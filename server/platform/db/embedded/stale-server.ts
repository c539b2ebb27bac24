import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { EmbeddedLog } from './start-embedded.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedError } from './errors.ts';
import { waitForExit, processExists, isRunning, sendSignal } from './process.ts';
import { runProgram, type RunUser } from './run-user.ts';

/**
 * Stops the server that a killed process left running, so that it can be started again. Requires
 * the folder lock, which guarantees that no other process uses that server.
 */
export async function stopStaleServer(
  cluster: string,
  binaries: Binaries,
  user: RunUser | null,
  log: EmbeddedLog,
): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  if (process.platform === 'win32') {
    // pg_ctl stops the server the Windows way and fails when none is running.
    await runProgram(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast'], user).catch(
      () => undefined,
    );
    return;
  }
  const pid = Number.parseInt(await readFile(file, 'utf8'), 10);
  if (!(pid > 0)) return;
  if ((await isRunning(pid)) && (await isServerOfCluster(pid, cluster))) {
    log.warn(`Server basis data ${pid} yang tertinggal dihentikan.`);
    await stopProcess(pid);
  }
  await replaceStalePid(file, pid);
}

/**
 * Sends increasingly forceful signals. The data stays intact at every step; at most the next start
 * replays the WAL.
 */
async function stopProcess(pid: number): Promise<void> {
  for (const [name, timeoutMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    sendSignal(pid, name);
    if (await waitForExit(pid, timeoutMs)) return;
  }
  throw new EmbeddedError(`Server basis data ${pid} yang tertinggal tidak dapat dihentikan.`);
}

/**
 * Whether the process is a server of this cluster; after a reboot the PID may belong to any
 * process.
 */
async function isServerOfCluster(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') {
    const command = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(
      () => null,
    );
    return command?.stdout.includes(cluster) ?? false;
  }
  // A server's working directory is its cluster folder. In a container, root may not be able to
  // read another user's `cwd`, but can read its command line.
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  if (folder !== null) return folder === cluster;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.split('\0').includes(cluster);
}

/** A PID that no system assigns. */
const unusedPid = 2_147_483_646;

/**
 * Replaces the PID in `postmaster.pid`, because PostgreSQL refuses to start while that process
 * exists, even as another program or a zombie. The rest of the file must stay: from it the server
 * detects processes that still use the shared memory.
 */
async function replaceStalePid(file: string, pid: number): Promise<void> {
  if (!existsSync(file) || !processExists(pid)) return;
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n');
  await writeFile(file, [unusedPid, ...rest].join('\n'));
}
