import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { cloneDatabase } from '../harness/database.ts';
import { appKeyText } from '../harness/run-server.ts';

const projectRoot = join(import.meta.dirname, '..', '..', '..');

/** Runs `npm run backup` on a database. @returns its exit code and output */
const backUp = (
  connectionString: string,
  file: string,
): Promise<{ code: number; output: string }> =>
  new Promise(resolve => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'server/cli/backup.ts', file],
      {
        cwd: projectRoot,
        env: { ...process.env, DATABASE_URL: connectionString, APP_KEY: appKeyText },
      },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
      },
    );
  });

it('npm run backup writes a complete file, or says in one line why it cannot', async () => {
  const { connectionString, drop } = await cloneDatabase();
  onTestFinished(drop);
  const folder = await mkdtemp(join(tmpdir(), 'portal-cadangan-'));
  onTestFinished(() => rm(folder, { recursive: true }));

  const missing = join(folder, 'tidak-ada', 'cadangan');
  const refused = await backUp(connectionString, missing);
  expect(refused.code).toBe(1);
  expect(refused.output.trim().split('\n')).toEqual([expect.stringContaining('ENOENT')]);

  const written = await backUp(connectionString, join(folder, 'cadangan'));
  expect(written.output).toContain('selesai');
  expect(written.code).toBe(0);
  expect(await readdir(folder)).toEqual(['cadangan']);

  // Another backup to the same file may be running.
  await writeFile(join(folder, 'lain.belum'), '');
  expect((await backUp(connectionString, join(folder, 'lain'))).output).toContain('EEXIST');
  expect(await readdir(folder)).toContain('lain.belum');
});
