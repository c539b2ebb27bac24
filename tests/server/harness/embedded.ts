import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { startEmbedded, type Embedded, type EmbeddedOptions } from '#server/db/embedded.ts';
import { ended, signal } from '#server/db/embedded/process.ts';
import type { OwnerTask } from '../embedded/fixtures/owner.ts';
import { query } from './admin.ts';
import { runChild, type Child } from './child.ts';
import { postmasterOf } from './postmaster.ts';

export { postmasterOf } from './postmaster.ts';

/** Whether the tests run as root, in which case the database runs as another user. */
export const isRoot = process.getuid?.() === 0;

const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

/** Creates a folder that every user may enter; it is removed when the test ends. */
export async function newFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'portal-uji-'));
  await chmod(path, 0o755);
  onTestFinished(() => rm(path, { recursive: true, force: true, maxRetries: 5 }));
  return path;
}

/** A data folder that is created once per run, because creating one takes seconds. */
const madeOnce = join(tmpdir(), `portal-uji-${process.ppid}-${process.pid}`);

/**
 * Returns a copy of a data folder that was used and shut down cleanly, optionally in subfolders.
 */
export async function usedFolder(...below: string[]): Promise<string> {
  if (!existsSync(madeOnce)) {
    const making = await mkdtemp(join(tmpdir(), 'portal-uji-'));
    await chmod(making, 0o755);
    await (await startEmbedded({ dataDir: making, log: quiet })).stop();
    await rename(making, madeOnce);
  }
  const folder = join(await newFolder(), ...below);
  await mkdir(folder, { recursive: true });
  await copy(`${madeOnce}/.`, folder);
  return folder;
}

/** Removes the data folder that `createUsedDataDir` shares; call it after the tests of a file. */
export const forgetUsedFolder = () => rm(madeOnce, { recursive: true, force: true });

const quiet = { info: () => undefined, warn: () => undefined };

/** Starts the database in this process until the test ends. */
export async function startHere(
  dataDir: string,
  options: Partial<EmbeddedOptions> = {},
): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, log: quiet, ...options });
  onTestFinished(() => embedded.stop());
  return embedded;
}

/** Starts a process that claims the data folder when it receives a line. */
export async function loadOwner(task: OwnerTask, uid?: number): Promise<Child> {
  const child = runChild('tests/server/embedded/fixtures/owner.ts', [JSON.stringify(task)], uid);
  onTestFinished(async () => {
    child.kill();
    await child.ended;
    await endServer(task.dataDir, 'SIGQUIT');
  });
  await child.says('loaded');
  return child;
}

/** Starts a process that owns a data folder. @returns the process and its connection string */
export async function startOwner(
  task: OwnerTask,
  uid?: number,
): Promise<Child & { connectionString: string }> {
  return await begin(await loadOwner(task, uid));
}

/** Starts a loaded process. @returns the process and its connection string */
export async function begin(child: Child): Promise<Child & { connectionString: string }> {
  child.tell('go');
  return { ...child, connectionString: await child.says('ready') };
}

/** Ends the server of a data folder: immediately (`SIGQUIT`) or like a power cut (`SIGKILL`). */
export async function endServer(dataDir: string, how: 'SIGQUIT' | 'SIGKILL'): Promise<void> {
  const pid = await postmasterOf(dataDir);
  if (pid === undefined) return;
  signal(pid, how);
  await ended(pid, 10_000);
}

/** Writes a marker row into a database. */
export const remember = (connectionString: string) =>
  query(connectionString, 'create table kept as select 7 as seven');

/** Reads the rows that `writeMarker` wrote. */
export const remembered = (connectionString: string) => query(connectionString, 'table kept');
