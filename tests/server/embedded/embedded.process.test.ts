import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { EmbeddedError } from '#server/platform/db/embedded/start-embedded.ts';
import { waitForExit, isRunning } from '#server/platform/db/embedded/process.ts';
import { runSql } from '#tests/server/harness/database-admin.ts';
import {
  removeSharedDataDir,
  isRoot,
  createFolder,
  readPostmasterPid,
  writeMarker,
  readMarker,
  startInProcess,
  startOwnerProcess,
  createUsedDataDir,
} from '#tests/server/harness/embedded.ts';

afterAll(removeSharedDataDir);

const markerRows = [{ seven: 7 }];
const readMode = async (...path: string[]) => (await stat(join(...path))).mode & 0o777;

describe('the embedded database', () => {
  it('keeps its data after a restart', async () => {
    const folder = await createFolder();
    const first = await startInProcess(folder);
    await writeMarker(first.connectionString);
    await first.stop();
    expect(await readPostmasterPid(folder)).toBeUndefined();
    const second = await startInProcess(folder);
    expect(await readMarker(second.connectionString)).toEqual(markerRows);
  });

  it('has safe settings, limited memory, no network listener and no superuser', async () => {
    const { connectionString } = await startInProcess(await createUsedDataDir());
    const names = [
      'listen_addresses',
      'fsync',
      'full_page_writes',
      'synchronous_commit',
      'is_superuser',
      'max_connections',
      'shared_buffers',
      'server_encoding',
    ];
    const rows = await runSql(
      connectionString,
      `select name, current_setting(name) as value from unnest('{${names.join()}}'::text[]) as name`,
    );
    expect(Object.fromEntries(rows.map(row => [row['name'], row['value']]))).toEqual({
      listen_addresses: '',
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      is_superuser: 'off',
      max_connections: '60',
      shared_buffers: '256MB',
      server_encoding: 'UTF8',
    });
    expect(await runSql(connectionString, `select lower('ÀÉÑ') as lower`)).toEqual([
      { lower: 'àéñ' },
    ]);
  });

  it('has a role for the server that owns nothing, also in a folder of an earlier version', async () => {
    const folder = await createUsedDataDir();
    const first = await startInProcess(folder);
    await runSql(first.serverConnectionString, `alter role current_user password 'lain'`);
    const passwordFile = join(folder, 'postgres.password');
    const { server: _, ...earlier } = JSON.parse(await readFile(passwordFile, 'utf8')) as Record<
      string,
      string
    >;
    const superuser = first.connectionString.replace(
      /portal:[^@]*@/,
      `postgres:${earlier['superuser']}@`,
    );
    const readRole = (connectionString: string) =>
      runSql(
        connectionString,
        `select rolsuper, rolcreatedb, rolcreaterole,
          has_database_privilege(current_database(), 'create') as "createsSchemas"
        from pg_roles where rolname = current_user`,
      );
    await first.stop();

    // The role changed its own password, which the next start sets again.
    const second = await startInProcess(folder);
    const restricted = { rolsuper: false, rolcreatedb: false, rolcreaterole: false };
    expect(await readRole(second.serverConnectionString)).toEqual([
      { ...restricted, createsSchemas: false },
    ]);
    await runSql(superuser, 'drop role portal_server');
    await second.stop();

    await writeFile(passwordFile, JSON.stringify(earlier));
    const third = await startInProcess(folder);
    expect(await readRole(third.serverConnectionString)).toHaveLength(1);
    expect(third.connectionString).toBe(first.connectionString);
    expect(await readMode(folder, 'postgres.password')).toBe(0o600);
  });

  it('is closed to other accounts of the machine', async () => {
    const folder = await createUsedDataDir();
    const { connectionString } = await startInProcess(folder);
    expect(await readMode(folder, 'postgres')).toBe(0o700);
    expect(await readMode(folder, 'postgres.socket')).toBe(0o700);
    expect(await readMode(folder, 'postgres.password')).toBe(0o600);
    expect(await readMode(folder, 'postgres.log')).toBe(0o600);
    const guessed = connectionString.replace(/portal:[^@]*@/, 'portal:salah@');
    await expect(runSql(guessed, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    const superuser = connectionString.replace('//portal:', '//postgres:');
    await expect(runSql(superuser, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('works in a path that is too long for a socket', async () => {
    const deep = ['a', 'b', 'c', 'd'].map(letter => letter.repeat(60));
    const folder = await createUsedDataDir(...deep);
    const { connectionString, stop } = await startInProcess(folder);
    await writeMarker(connectionString);
    await expect(startInProcess(folder)).rejects.toThrow(/sedang dipakai/);
    await stop();
    expect(existsSync(socketFolderOf(connectionString))).toBe(false);
  });

  it('works after its folder is moved', async () => {
    const folder = await createUsedDataDir('lama');
    const first = await startInProcess(folder);
    await writeMarker(first.connectionString);
    await first.stop();
    const moved = join(folder, '..', 'baru');
    await rename(folder, moved);
    const second = await startInProcess(moved);
    expect(await readMarker(second.connectionString)).toEqual(markerRows);
  });

  it('ends with a process that ends without stopping it', async () => {
    const folder = await createUsedDataDir();
    const child = await startOwnerProcess({ dataDir: folder, afterReady: 'exit' });
    expect(await child.exitCode).toBe(0);
    const left = await readPostmasterPid(folder);
    if (left !== undefined) expect(await waitForExit(left, 10_000)).toBe(true);
    expect(await readPostmasterPid(folder)).toBeUndefined();
  });

  it('takes over from a killed process and ends its server', async () => {
    const folder = await createUsedDataDir();
    const child = await startOwnerProcess({ dataDir: folder, afterReady: 'hold' });
    await writeMarker(child.connectionString);
    child.kill();
    await child.exitCode;
    const orphan = (await readPostmasterPid(folder)) ?? 0;
    expect(await isRunning(orphan)).toBe(true);

    const warnings: string[] = [];
    const log = { info: () => undefined, warn: (message: string) => warnings.push(message) };
    const { connectionString } = await startInProcess(folder, { log });
    expect(await readMarker(connectionString)).toEqual(markerRows);
    expect(await isRunning(orphan)).toBe(false);
    expect(warnings).toEqual([expect.stringContaining(`${orphan}`)]);
  });

  it('ignores another process that has the id of a dead server', async () => {
    const folder = await createUsedDataDir();
    const pidFile = join(folder, 'postgres', 'postmaster.pid');
    const first = await startInProcess(folder);
    await writeMarker(first.connectionString);
    const written = await readFile(pidFile, 'utf8');
    await first.stop();
    const user = isRoot ? { uid: (await stat(join(folder, 'postgres'))).uid } : {};
    const stranger = spawn('sleep', ['60'], { ...user, cwd: '/' });
    onTestFinished(() => void stranger.kill('SIGKILL'));
    await writeFile(pidFile, written.replace(/^\d+/, String(stranger.pid)));

    const second = await startInProcess(folder);
    expect(await readMarker(second.connectionString)).toEqual(markerRows);
    expect(await isRunning(stranger.pid ?? 0)).toBe(true);
  });

  it('starts over when its first initialization was interrupted', async () => {
    const folder = await createFolder();
    await mkdir(join(folder, 'postgres.new'));
    await writeFile(join(folder, 'postgres.new', 'half'), '');
    await writeMarker((await startInProcess(folder)).connectionString);
  });

  it('leaves an unknown folder unchanged', async () => {
    const folder = await createFolder();
    const letter = join(folder, 'postgres', 'surat.txt');
    await mkdir(join(folder, 'postgres'));
    await writeFile(letter, 'milik orang lain');
    await expect(startInProcess(folder)).rejects.toThrow(/bukan basis data/);
    expect(existsSync(letter)).toBe(true);
  });

  it('reports data of another PostgreSQL version', async () => {
    const folder = await createUsedDataDir();
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '17\n');
    await expect(startInProcess(folder)).rejects.toThrow(/PostgreSQL 17/);
  });

  it('reports the last log lines when it does not start, and releases the folder', async () => {
    const folder = await createUsedDataDir();
    const broken = startInProcess(folder, { settings: { work_mem: 'banyak' } });
    await expect(broken).rejects.toThrow(EmbeddedError);
    await expect(broken).rejects.toThrow(/work_mem/);
    await writeMarker((await startInProcess(folder)).connectionString);
  });
});

/** Returns the socket folder that a connection string names. */
const socketFolderOf = (connectionString: string): string =>
  decodeURIComponent(/host=([^&]*)/.exec(connectionString)?.[1] ?? '');
