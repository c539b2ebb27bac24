import { expect, it, onTestFinished } from 'vitest';
import { rotateSigningKey, withdrawKey } from '#server/app/key-rotation/index.ts';
import { openDb } from '#server/platform/db/client.ts';
import { openKeys } from '#server/platform/db/open-keys.ts';
import { listPublicKeys, openSigner } from '#server/platform/signing/signing-keys.ts';
import { testAppKey } from '../harness/config.ts';
import { cloneDatabase } from '../harness/database.ts';

const now = new Date('2029-12-31T03:00:00Z');

it.each(['KARTU', 'BERKAS'] as const)(
  'replaces the key that signs for %s, and withdraws only one that signs no more',
  async use => {
    const { connectionString, drop } = await cloneDatabase();
    const { pool, db, close } = openDb(connectionString);
    onTestFinished(async () => {
      await close();
      await drop();
    });
    const { keys, stop } = await openKeys(pool, { appKey: testAppKey, dataDir: '' });
    onTestFinished(stop);
    const published = async () => (await listPublicKeys(db, use)).map(({ kid }) => kid);

    const { kid: first } = await openSigner(db, keys, use);
    await expect(withdrawKey(pool, first, now)).rejects.toThrow('Ganti dahulu');
    const second = await rotateSigningKey(pool, { appKey: testAppKey, use, now });
    expect(await published()).toEqual(expect.arrayContaining([first, second]));
    expect((await openSigner(db, keys, use)).kid).toBe(second);

    await withdrawKey(pool, first, now);
    expect(await published()).toEqual([second]);
    await expect(withdrawKey(pool, first, now)).rejects.toThrow('Tidak ada kunci');
    await expect(withdrawKey(pool, second, now)).rejects.toThrow('Ganti dahulu');
  },
);
