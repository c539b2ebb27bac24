import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findRunningServer } from '#server/platform/db/embedded/running-server.ts';

it('does not change the passwords of a running server of an earlier version', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-passwords-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'postgres'));
  const pidLines = ['1', folder, '0', '5432', folder, '', '', 'ready'];
  await writeFile(join(folder, 'postgres', 'postmaster.pid'), pidLines.join('\n'));
  const file = join(folder, 'postgres.password');
  const old = JSON.stringify({ superuser: 'a', application: 'b' });
  await writeFile(file, old);
  await expect(findRunningServer(folder)).rejects.toThrow('Jalankan ulang server itu');
  expect(await readFile(file, 'utf8')).toBe(old);
});
