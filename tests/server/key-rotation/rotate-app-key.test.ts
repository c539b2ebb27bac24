import { buffer } from 'node:stream/consumers';
import { PassThrough, Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { restoreBackup } from '#server/platform/backup/restore-backup.ts';
import { writeBackup } from '#server/platform/backup/write-backup.ts';
import { decryptField, encryptField } from '#server/platform/crypto/field-encryption.ts';
import { openDb } from '#server/platform/db/client.ts';
import { openAppKey, openKeys, readKeys } from '#server/platform/db/open-keys.ts';
import { rotateAppKey, rotateDataKeys } from '#server/app/key-rotation/index.ts';
import { cloneDatabase, emptyDatabase } from '../harness/database.ts';

const oldKey = new Uint8Array(32).fill(7);
const newKey = new Uint8Array(32).fill(8);
const now = new Date('2026-11-22T03:00:00Z');

/** Opens a database until the test ends. */
async function openDatabase(creating: ReturnType<typeof cloneDatabase>) {
  const { connectionString, drop } = await creating;
  const opened = openDb(connectionString);
  onTestFinished(async () => {
    await opened.close();
    await drop();
  });
  return opened;
}

it('wraps the keys with another application key and leaves the values as they are', async () => {
  const { pool } = await openDatabase(cloneDatabase());
  const { keys, stop } = await openKeys(pool, { appKey: oldKey, dataDir: '' });
  onTestFinished(stop);
  const encrypted = encryptField(keys, 'peserta.nik', '3273050101900001');
  const change = { appKey: oldKey, newAppKey: newKey, now };
  await rotateAppKey(pool, change);

  await expect(openAppKey(pool, { appKey: oldKey, dataDir: '' })).rejects.toThrow('bukan kunci');
  await expect(rotateAppKey(pool, change)).rejects.toThrow('bukan kunci');
  const after = await readKeys(pool, { appKey: newKey, dataDir: '' });
  expect(decryptField(after, 'peserta.nik', encrypted)).toBe('3273050101900001');
  expect(after.token).toEqual(keys.token);
  // The running server still encrypts.
  const later = encryptField(keys, 'peserta.nik', '3273050101900002');
  expect(decryptField(after, 'peserta.nik', later)).toBe('3273050101900002');
  const { rows } = await pool.query('select action from audit_log');
  expect(rows).toEqual([{ action: 'encryptionKey.rewrap' }]);
});

it('leaves backups that open with the application key of their time', async () => {
  const { pool } = await openDatabase(cloneDatabase());
  const before = await readKeys(pool, { appKey: oldKey, dataDir: '' });
  const encrypted = encryptField(before, 'kipi.detail', 'demam');
  const file = new PassThrough();
  const content = buffer(file);
  await writeBackup(pool, file, { appKey: oldKey, now });
  await rotateAppKey(pool, { appKey: oldKey, newAppKey: newKey, now });
  await rotateDataKeys(pool, { appKey: newKey, now, graceMs: 0 });
  const rotated = await readKeys(pool, { appKey: newKey, dataDir: '' });
  expect(() => decryptField(rotated, 'kipi.detail', encrypted)).toThrow('another key');
  await expect(writeBackup(pool, new PassThrough(), { appKey: oldKey, now })).rejects.toThrow(
    'baru saja diganti',
  );

  const { pool: target } = await openDatabase(emptyDatabase());
  const restore = async (appKey: Uint8Array) =>
    await restoreBackup(target, Readable.from([await content]), { appKey });
  await expect(restore(newKey)).rejects.toThrow('bukan kunci cadangan ini');
  await restore(oldKey);
  const restored = await readKeys(target, { appKey: oldKey, dataDir: '' });
  expect(decryptField(restored, 'kipi.detail', encrypted)).toBe('demam');
});
