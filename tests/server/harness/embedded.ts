import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import {
  startEmbedded,
  type EmbeddedDatabase,
  type EmbeddedOptions,
} from '#server/platform/db/embedded/start-embedded.ts';
import { waitForExit, sendSignal } from '#server/platform/db/embedded/process.ts';
import type { OwnerTask } from '../embedded/fixtures/owner.ts';
import { runSql } from './database-admin.ts';
import { startProcess, type TestProcess } from './test-process.ts';
import { readPostmasterPid } from './postmaster.ts';

export { readPostmasterPid } from './postmaster.ts';

/** Whether the tests run as root, in which case the database runs as another user. */
export const isRoot = process.getuid?.() === 0;

const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

/** Creates a folder that every user may enter; it is removed when the test ends. */
export async function createFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'portal-uji-'));
  await chmod(path, 0o755);
  onTestFinished(() => rm(path, { recursive: true, force: true, maxRetries: 5 }));
  return path;
}

/** A data folder that is created once per run, because creating one takes seconds. */
const sharedDataDir = join(tmpdir(), `portal-uji-${process.ppid}-${process.pid}`);

/**
 * Returns a copy of a data folder that was used and shut down cleanly, optionally in subfolders.
 */
export async function createUsedDataDir(...below: string[]): Promise<string> {
  if (!existsSync(sharedDataDir)) {
    const making = await mkdtemp(join(tmpdir(), 'portal-uji-'));
    await chmod(making, 0o755);
    await (await startEmbedded({ dataDir: making, log: silentLog })).stop();
    await rename(making, sharedDataDir);
  }
  const folder = join(await createFolder(), ...below);
  await mkdir(folder, { recursive: true });
  await copyFolder(`${sharedDataDir}/.`, folder);
  return folder;
}

/** Removes the data folder that `createUsedDataDir` shares; call it after the tests of a file. */
export const removeSharedDataDir = () => rm(sharedDataDir, { recursive: true, force: true });

const silentLog = { info: () => undefined, warn: () => undefined };

/** Starts the database in this process until the test ends. */
export async function startInProcess(
  dataDir: string,
  options: Partial<EmbeddedOptions> = {},
): Promise<EmbeddedDatabase> {
  const embedded = await startEmbedded({ dataDir, log: silentLog, ...options });
  onTestFinished(() => embedded.stop());
  return embedded;
}

/** Starts a process that claims the data folder when it receives a line. */
export async function loadOwnerProcess(task: OwnerTask, uid?: number): Promise<TestProcess> {
  const child = startProcess(
    'tests/server/embedded/fixtures/owner.ts',
    [JSON.stringify(task)],
    uid,
  );
  onTestFinished(async () => {
    child.kill();
    await child.exitCode;
    await signalServer(task.dataDir, 'SIGQUIT');
  });
  await child.waitForLine('loaded');
  return child;
}

/** Starts a process that owns a data folder. @returns the process and its connection string */
export async function startOwnerProcess(
  task: OwnerTask,
  uid?: number,
): Promise<TestProcess & { connectionString: string }> {
  return await startLoadedProcess(await loadOwnerProcess(task, uid));
}

/** Starts a loaded process. @returns the process and its connection string */
export async function startLoadedProcess(
  child: TestProcess,
): Promise<TestProcess & { connectionString: string }> {
  child.writeLine('go');
  return { ...child, connectionString: await child.waitForLine('ready') };
}

/** Ends the server of a data folder: immediately (`SIGQUIT`) or like a power cut (`SIGKILL`). */
export async function signalServer(dataDir: string, how: 'SIGQUIT' | 'SIGKILL'): Promise<void> {
  const pid = await readPostmasterPid(dataDir);
  if (pid === undefined) return;
  sendSignal(pid, how);
  await waitForExit(pid, 10_000);
}

/** Writes a marker row into a database. */
export const writeMarker = (connectionString: string) =>
  runSql(connectionString, 'create table kept as select 7 as seven');

/** Reads the rows that `writeMarker` wrote. */
export const readMarker = (connectionString: string) => runSql(connectionString, 'table kept');
