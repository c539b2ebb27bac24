import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openKeys } from '#server/db/open-keys.ts';
import { openPool } from '#server/db/pool.ts';
import { emptyDatabase, useDatabase } from '../harness/database.ts';

async function createDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-uji-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

describe('the keys of a database', () => {
  const database = useDatabase();

  it('are opened by the key of the first start only, and no other key is created', async () => {
    const dataDir = await createDataDir();
    const file = join(dataDir, 'app.key');
    const { appKey } = await openKeys(database.pool, { appKey: null, dataDir });
    expect((await openKeys(database.pool, { appKey: null, dataDir })).appKey).toEqual(appKey);

    await rm(file);
    await expect(openKeys(database.pool, { appKey: null, dataDir })).rejects.toThrow(
      `Kunci aplikasi tidak ada. Isi APP_KEY, atau salin app.key dari tempat lama ke ${dataDir}.`,
    );
    expect(existsSync(file)).toBe(false);
    const otherKey = new Uint8Array(32).fill(9);
    await expect(openKeys(database.pool, { appKey: otherKey, dataDir })).rejects.toThrow(
      'bukan kunci basis data ini',
    );
    expect((await openKeys(database.pool, { appKey, dataDir })).appKey).toEqual(appKey);
  });

  it('are opened without a check on a database without a schema', async () => {
    const { connectionString, drop } = await emptyDatabase();
    const pool = openPool(connectionString);
    onTestFinished(async () => {
      await pool.end();
      await drop();
    });
    const appKey = new Uint8Array(32).fill(9);
    expect((await openKeys(pool, { appKey, dataDir: '/nowhere' })).appKey).toBe(appKey);
  });
});
