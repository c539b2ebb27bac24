import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { cloneDatabase } from '../harness/database.ts';
import { runSql } from '../harness/database-admin.ts';
import { appKeyText } from '../harness/run-server.ts';

const projectRoot = join(import.meta.dirname, '..', '..', '..');

/** Runs the server program until it ends. */
const runProgram = (environment: Record<string, string>) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>(resolve => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'server/app/main.ts'],
      { cwd: projectRoot, env: { ...process.env, ...environment } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

it('refuses to start on a database of a newer program, in one sentence, and changes nothing', async () => {
  const { connectionString, drop } = await cloneDatabase();
  onTestFinished(drop);
  const later = 4_102_444_800_000;
  await runSql(
    connectionString,
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', ${later})`,
  );
  const environment = { DATABASE_URL: connectionString, APP_KEY: appKeyText, PORT: '0' };
  const ended = await runProgram({ ...environment, SEED: 'demo', LOG_LEVEL: 'error' });
  expect(ended).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'Basis data ini dibuat oleh versi program yang lebih baru. Pasang versi itu, atau pulihkan cadangan yang lebih lama.\n',
  });
  const [row] = await runSql(connectionString, 'select count(*)::int as accounts from app_user');
  expect(row).toEqual({ accounts: 0 });
});
