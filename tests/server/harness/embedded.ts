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

/** Whether the tests run as root, who runs the database as somebody else. */
export const isRoot = process.getuid?.() === 0;

const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

/** A new folder that everybody may enter; gone when the test is over. */
export async function newFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'portal-uji-'));
  await chmod(path, 0o755);
  onTestFinished(() => rm(path, { recursive: true, force: true, maxRetries: 5 }));
  return path;
}

/** Where a run keeps a data folder that is made once, since making one takes seconds. */
const madeOnce = join(tmpdir(), `portal-uji-${process.ppid}-${process.pid}`);

/** A data folder that has been used and was left in order; in a folder of its own, or further down. */
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

/** Removes what `usedFolder` kept; for after the tests of a file. */
export const forgetUsedFolder = () => rm(madeOnce, { recursive: true, force: true });

const quiet = { info: () => undefined, warn: () => undefined };

/** Starts the database in this process, until the test is over. */
export async function startHere(
  dataDir: string,
  options: Partial<EmbeddedOptions> = {},
): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, log: quiet, ...options });
  onTestFinished(() => embedded.stop());
  return embedded;
}

/** A process that is about to own a data folder: it waits for a word. */
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

/** A process that owns a data folder, and where its database is. */
export async function startOwner(
  task: OwnerTask,
  uid?: number,
): Promise<Child & { connectionString: string }> {
  return await begin(await loadOwner(task, uid));
}

/** Gives a loaded process the word. */
export async function begin(child: Child): Promise<Child & { connectionString: string }> {
  child.tell('go');
  return { ...child, connectionString: await child.says('ready') };
}

/** Ends the server of a data folder: at once, or as a power cut would. */
export async function endServer(dataDir: string, how: 'SIGQUIT' | 'SIGKILL'): Promise<void> {
  const pid = await postmasterOf(dataDir);
  if (pid === undefined) return;
  signal(pid, how);
  await ended(pid, 10_000);
}

/** Leaves something behind in a database. */
export const remember = (connectionString: string) =>
  query(connectionString, 'create table kept as select 7 as seven');

/** What `remember` left. */
export const remembered = (connectionString: string) => query(connectionString, 'table kept');
