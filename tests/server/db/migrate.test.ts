import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isMigrated, migrate } from '#server/platform/db/migrate.ts';
import { openPool } from '#server/platform/db/pool.ts';
import { startProcess } from '#tests/server/harness/test-process.ts';
import { cloneDatabase, emptyDatabase } from '#tests/server/harness/database.ts';

const migrations = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'server',
  'platform',
  'db',
  'migrations',
);

/** Opens a pool on a database until the test ends. */
async function openPoolOn(creating: ReturnType<typeof cloneDatabase>) {
  const { connectionString, drop } = await creating;
  const pool = openPool(connectionString, { max: 2 });
  onTestFinished(async () => {
    await pool.end();
    await drop();
  });
  return { pool, connectionString };
}

describe('migrate', () => {
  it('creates one schema when four processes run it at once', { timeout: 30_000 }, async () => {
    const { pool, connectionString } = await openPoolOn(emptyDatabase());
    expect(await isMigrated(pool)).toBe(false);
    const children = [1, 2, 3, 4].map(() =>
      startProcess('tests/server/db/fixtures/migrator.ts', [connectionString]),
    );
    await Promise.all(children.map(child => child.waitForLine('loaded')));
    for (const child of children) child.writeLine('go');
    await Promise.all(children.map(child => child.waitForLine('done')));

    const migrators = children.filter(child => child.lines.includes('Skema basis data dibuat.'));
    expect(migrators).toHaveLength(1);
    const files = (await readdir(migrations)).filter(name => name.endsWith('.sql'));
    const { rows } = await pool.query(
      `select (select count(*) from drizzle.__drizzle_migrations) as migrations,
        (select count(*) from role) as roles`,
    );
    expect(rows).toEqual([{ migrations: files.length, roles: 11 }]);
    expect(await isMigrated(pool)).toBe(true);
  });

  it('does nothing the second time', async () => {
    const { pool } = await openPoolOn(cloneDatabase());
    const messages: string[] = [];
    await migrate(pool, { log: { info: message => messages.push(message) } });
    expect(messages).toEqual([]);
  });

  it('waits longer for another migration than the statement timeout', async () => {
    const { pool, connectionString } = await openPoolOn(cloneDatabase());
    const impatientPool = openPool(connectionString, { statementTimeoutMs: 50, lockTimeoutMs: 50 });
    onTestFinished(() => impatientPool.end());
    const other = await pool.connect();
    await other.query('select pg_advisory_lock(5118022026)');
    let waiting = true;
    const migrated = migrate(impatientPool).finally(() => (waiting = false));
    await other.query('select pg_sleep(0.3)');
    expect(waiting).toBe(true);
    other.release(true);
    await migrated;
  });

  it('rejects a database of a newer program, which still counts as migrated', async () => {
    const { pool } = await openPoolOn(cloneDatabase());
    await pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 4102444800000)`,
    );
    await expect(migrate(pool)).rejects.toThrow(/versi program yang lebih baru/);
    expect(await isMigrated(pool)).toBe(true);
  });

  it('rejects a server that is too old', async () => {
    const old = { version: '14.11 (Debian)', number: 140_011 };
    const client = { query: () => Promise.resolve({ rows: [old] }), release: () => undefined };
    const pool = { connect: () => Promise.resolve(client) } as unknown as pg.Pool;
    await expect(migrate(pool)).rejects.toThrow(
      'Server PostgreSQL ini versi 14.11 (Debian); yang diperlukan versi 15 atau lebih baru.',
    );
  });
});
