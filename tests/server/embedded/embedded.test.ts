import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { EmbeddedError } from '#server/db/embedded.ts';
import { ended, runs } from '#server/db/embedded/process.ts';
import { query } from '#tests/server/harness/admin.ts';
import {
  forgetUsedFolder,
  isRoot,
  newFolder,
  postmasterOf,
  remember,
  remembered,
  startHere,
  startOwner,
  usedFolder,
} from '#tests/server/harness/embedded.ts';

afterAll(forgetUsedFolder);

const seven = [{ seven: 7 }];
const modeOf = async (...path: string[]) => (await stat(join(...path))).mode & 0o777;

describe('the embedded database', () => {
  it('keeps its data after a restart', async () => {
    const folder = await newFolder();
    const first = await startHere(folder);
    await remember(first.connectionString);
    await first.stop();
    expect(await postmasterOf(folder)).toBeUndefined();
    const second = await startHere(folder);
    expect(await remembered(second.connectionString)).toEqual(seven);
  });

  it('has safe settings, limited memory, no network listener and no superuser', async () => {
    const { connectionString } = await startHere(await usedFolder());
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
    const rows = await query(
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
    expect(await query(connectionString, `select lower('ÀÉÑ') as lower`)).toEqual([
      { lower: 'àéñ' },
    ]);
  });

  it('is closed to other accounts of the machine', async () => {
    const folder = await usedFolder();
    const { connectionString } = await startHere(folder);
    expect(await modeOf(folder, 'postgres')).toBe(0o700);
    expect(await modeOf(folder, 'postgres.socket')).toBe(0o700);
    expect(await modeOf(folder, 'postgres.password')).toBe(0o600);
    expect(await modeOf(folder, 'postgres.log')).toBe(0o600);
    const guessed = connectionString.replace(/portal:[^@]*@/, 'portal:salah@');
    await expect(query(guessed, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    const superuser = connectionString.replace('//portal:', '//postgres:');
    await expect(query(superuser, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('works in a path that is too long for a socket', async () => {
    const deep = ['a', 'b', 'c', 'd'].map(letter => letter.repeat(60));
    const folder = await usedFolder(...deep);
    const { connectionString, stop } = await startHere(folder);
    await remember(connectionString);
    await expect(startHere(folder)).rejects.toThrow(/sedang dipakai/);
    await stop();
    expect(existsSync(socketFolder(connectionString))).toBe(false);
  });

  it('works after its folder is moved', async () => {
    const folder = await usedFolder('lama');
    const first = await startHere(folder);
    await remember(first.connectionString);
    await first.stop();
    const moved = join(folder, '..', 'baru');
    await rename(folder, moved);
    const second = await startHere(moved);
    expect(await remembered(second.connectionString)).toEqual(seven);
  });

  it('ends with a process that ends without stopping it', async () => {
    const folder = await usedFolder();
    const child = await startOwner({ dataDir: folder, then: 'exit' });
    expect(await child.ended).toBe(0);
    const left = await postmasterOf(folder);
    if (left !== undefined) expect(await ended(left, 10_000)).toBe(true);
    expect(await postmasterOf(folder)).toBeUndefined();
  });

  it('takes over from a killed process and ends its server', async () => {
    const folder = await usedFolder();
    const child = await startOwner({ dataDir: folder, then: 'hold' });
    await remember(child.connectionString);
    child.kill();
    await child.ended;
    const orphan = (await postmasterOf(folder)) ?? 0;
    expect(await runs(orphan)).toBe(true);

    const said: string[] = [];
    const log = { info: () => undefined, warn: (message: string) => said.push(message) };
    const { connectionString } = await startHere(folder, { log });
    expect(await remembered(connectionString)).toEqual(seven);
    expect(await runs(orphan)).toBe(false);
    expect(said).toEqual([expect.stringContaining(`${orphan}`)]);
  });

  it('ignores another process that has the id of a dead server', async () => {
    const folder = await usedFolder();
    const pidFile = join(folder, 'postgres', 'postmaster.pid');
    const first = await startHere(folder);
    await remember(first.connectionString);
    const written = await readFile(pidFile, 'utf8');
    await first.stop();
    const user = isRoot ? { uid: (await stat(join(folder, 'postgres'))).uid } : {};
    const stranger = spawn('sleep', ['60'], { ...user, cwd: '/' });
    onTestFinished(() => void stranger.kill('SIGKILL'));
    await writeFile(pidFile, written.replace(/^\d+/, String(stranger.pid)));

    const second = await startHere(folder);
    expect(await remembered(second.connectionString)).toEqual(seven);
    expect(await runs(stranger.pid ?? 0)).toBe(true);
  });

  it('starts over when its first initialization was interrupted', async () => {
    const folder = await newFolder();
    await mkdir(join(folder, 'postgres.new'));
    await writeFile(join(folder, 'postgres.new', 'half'), '');
    await remember((await startHere(folder)).connectionString);
  });

  it('leaves an unknown folder unchanged', async () => {
    const folder = await newFolder();
    const letter = join(folder, 'postgres', 'surat.txt');
    await mkdir(join(folder, 'postgres'));
    await writeFile(letter, 'milik orang lain');
    await expect(startHere(folder)).rejects.toThrow(/bukan basis data/);
    expect(existsSync(letter)).toBe(true);
  });

  it('reports data of another PostgreSQL version', async () => {
    const folder = await usedFolder();
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '17\n');
    await expect(startHere(folder)).rejects.toThrow(/PostgreSQL 17/);
  });

  it('reports the last log lines when it does not start, and releases the folder', async () => {
    const folder = await usedFolder();
    const broken = startHere(folder, { settings: { work_mem: 'banyak' } });
    await expect(broken).rejects.toThrow(EmbeddedError);
    await expect(broken).rejects.toThrow(/work_mem/);
    await remember((await startHere(folder)).connectionString);
  });
});

/** Returns the socket folder that a connection string names. */
const socketFolder = (connectionString: string): string =>
  decodeURIComponent(/host=([^&]*)/.exec(connectionString)?.[1] ?? '');
