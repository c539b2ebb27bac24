import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cloneDatabase } from '../harness/database.ts';
import { runSql } from '../harness/database-admin.ts';
import { appKeyText, runServer } from '../harness/run-server.ts';

const projectRoot = join(import.meta.dirname, '..', '..', '..');

/** Runs `npm run audit-verify` on a database. @returns its exit code and output */
const verify = (
  connectionString: string,
  ...args: string[]
): Promise<{ code: number; output: string }> =>
  new Promise(resolve => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'server/cli/audit-verify.ts', ...args],
      {
        cwd: projectRoot,
        env: { ...process.env, DATABASE_URL: connectionString, APP_KEY: appKeyText },
      },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
      },
    );
  });

describe('npm run audit-verify', () => {
  it('prints the head of the chain, and fails with the reason when the log was changed', async () => {
    const database = await cloneDatabase();
    onTestFinished(database.drop);
    const { connectionString } = database;
    await runSql(
      connectionString,
      `insert into audit_log (actor_name, actor_role, action, resource)
      values ('Siti', 'ADMIN', 'uji', 'role'), ('Budi', 'ADMIN', 'uji', 'role')`,
    );
    await (await runServer(database)).stop();

    const intact = await verify(connectionString);
    expect(intact).toMatchObject({ code: 0 });
    expect(intact.output).toContain('2 entri, 1 segel, 0 entri belum disegel');
    const head = /--head ([0-9a-f]{64})/.exec(intact.output)?.[1] ?? '';

    await runSql(
      connectionString,
      `alter table audit_log disable trigger user; update audit_log set actor_name = 'Tono' where id = 2;
      alter table audit_log enable trigger user`,
    );
    const changed = await verify(connectionString, '--head', head);
    expect(changed).toMatchObject({ code: 1 });
    expect(changed.output).toContain('TIDAK utuh. Segel 1 tidak cocok');
  });

  it('fails when entries have no seal for more than a minute, and names a log without seals', async () => {
    const database = await cloneDatabase();
    onTestFinished(database.drop);
    const { connectionString } = database;
    await (await runServer(database)).stop();
    await runSql(
      connectionString,
      `insert into audit_log (at, actor_name, actor_role, action, resource)
      values (now() - interval '2 minutes', 'Siti', 'ADMIN', 'uji', 'role')`,
    );
    const unsealed = await verify(connectionString);
    expect(unsealed).toMatchObject({ code: 1 });
    expect(unsealed.output).toContain('1 entri sudah lebih dari satu menit tanpa segel');
    expect(unsealed.output).toContain('tidak ada satu segel pun');
    expect(unsealed.output).not.toContain('Jejak audit utuh');
  });
});
