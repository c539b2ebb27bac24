import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BackupError } from '#server/platform/backup/archive.ts';
import { restoreBackup } from '#server/platform/backup/restore-backup.ts';
import { writeBackup } from '#server/platform/backup/write-backup.ts';
import { deriveKeys } from '#server/platform/crypto/keys.ts';
import { openDb, type OpenDb } from '#server/platform/db/client.ts';
import { seedDemo } from '#server/app/demo/seed.ts';
import { emptyDatabase, useDatabase } from '../harness/database.ts';

const appKey = new Uint8Array(32).fill(7);
const keys = deriveKeys(appKey);
const now = new Date('2026-11-22T03:00:00Z');
const passphrase = 'kuda laut membaca peta';

describe('backup and restore', () => {
  const source = useDatabase();
  let seeding: Promise<void> | undefined;
  const seed = () =>
    (seeding ??= seedDemo(source.db, {
      keys,
      clock: () => now,
      config: { publicUrl: 'http://portal.test' },
    }));

  async function backUp(secret?: string): Promise<Buffer> {
    await seed();
    const output = new PassThrough();
    const file = buffer(output);
    await writeBackup(source.pool, output, {
      appKey,
      now,
      ...(secret === undefined ? {} : { encryption: { passphrase: secret, workFactor: 4 } }),
    });
    return file;
  }

  /** Restores into a new database and runs a check on it. */
  async function restore(
    file: Buffer,
    { usedKey = appKey, secret }: { usedKey?: typeof appKey; secret?: string } = {},
    check: (target: OpenDb) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const { connectionString, drop } = await emptyDatabase();
    const target = openDb(connectionString);
    try {
      const restored = await restoreBackup(target.pool, Readable.from([file]), {
        appKey: usedKey,
        passphrase: secret,
      });
      expect(Object.keys(restored)).toEqual(Object.keys(await tableHashes(target)));
      await check(target);
    } finally {
      await target.close();
      await drop();
    }
  }

  it('restores every row, sequence, trigger and foreign key', async () => {
    const file = await backUp();
    await restore(file, {}, async target => {
      const contents = await tableHashes(target);
      expect(contents).toEqual(await tableHashes(source));
      expect(contents['peserta']?.rows).toBeGreaterThan(50);
      expect(await schemaObjects(target)).toEqual(await schemaObjects(source));
      await expect(target.pool.query('delete from audit_log')).rejects.toThrow('append-only');
      const { rows } = await target.pool.query(
        `insert into role (name, peran_dasar) values ('Baru', 'AM') returning id > (select max(id) from role) as "isNew"`,
      );
      expect(rows).toEqual([{ isNew: true }]);
    });
  });

  it('leaves no temporary files of a restore behind', async () => {
    const file = await backUp();
    const folder = await mkdtemp(join(tmpdir(), 'portal-cadangan-'));
    onTestFinished(async () => {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    });
    vi.stubEnv('TMPDIR', folder);
    await restore(file, {}, async () => expect(await readdir(folder)).toEqual([]));
  });

  it('reads one snapshot while the server writes', async () => {
    await seed();
    const output = new PassThrough({ highWaterMark: 1 });
    const running = writeBackup(source.pool, output, { appKey, now });
    // The first bytes appear after the snapshot was taken; without a reader the backup then waits.
    await new Promise(resolve => output.once('readable', resolve));
    await source.pool.query(`insert into role (name, peran_dasar) values ('Sesudahnya', 'AM')`);
    const file = await buffer(output);
    await running;
    await source.pool.query(`delete from role where name = 'Sesudahnya'`);
    await restore(file, {}, async ({ pool }) => {
      expect((await pool.query(`select from role where name = 'Sesudahnya'`)).rowCount).toBe(0);
    });
  });

  it('encrypts with a passphrase in the age format', async () => {
    const file = await backUp(passphrase);
    expect(file.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    await restore(file, { secret: passphrase });
    await expect(restore(file)).rejects.toThrow('BACKUP_PASSPHRASE');
    await expect(restore(file, { secret: 'lain' })).rejects.toThrow('tidak membuka');
  });

  it('refuses another key, a damaged or cut file, and a file of something else', async () => {
    const file = await backUp();
    const otherKey = new Uint8Array(32).fill(8);
    await expect(restore(file, { usedKey: otherKey })).rejects.toThrow('app.key');
    await expect(restore(file.subarray(0, Math.floor(file.length / 2)))).rejects.toThrow(
      BackupError,
    );
    const damaged = Buffer.from(file);
    damaged.writeUInt32LE(0, Math.floor(file.length / 2));
    await expect(restore(damaged)).rejects.toThrow(BackupError);
    await expect(restore(Buffer.from('PK'))).rejects.toThrow(BackupError);
  });

  it('refuses a database with content', async () => {
    const file = await backUp();
    await expect(restoreBackup(source.pool, Readable.from([file]), { appKey })).rejects.toThrow(
      'kosong',
    );
  });
});

/** Returns the number of rows and a hash of the rows of each table. */
async function tableHashes({ pool }: Pick<OpenDb, 'pool'>) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const hashes: Record<string, { rows: number; hash: string | null }> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ rows: number; hash: string | null }>(
      `select count(*)::int as rows, md5(string_agg(t::text, ',' order by t::text)) as hash from "${name}" t`,
    );
    if (rows[0]) hashes[name] = rows[0];
  }
  return hashes;
}

/** Returns the definitions of constraints and indexes, and the state of triggers. */
async function schemaObjects({ pool }: Pick<OpenDb, 'pool'>) {
  const { rows } = await pool.query<{ name: string; definition: string }>(`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select tgname, tgenabled::text from pg_trigger where not tgisinternal
    order by 1, 2`);
  return rows;
}
