import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createKeyCheck } from '#server/platform/crypto/key-check.ts';
import { blindIndex } from '#server/platform/crypto/blind-index.ts';
import { decryptField, encryptField } from '#server/platform/crypto/field-encryption.ts';
import { deriveKeys, keyNames } from '#server/platform/crypto/keys.ts';
import { KeysUnavailableError } from '#server/platform/crypto/live-keys.ts';
import { openAppKey, openKeys, readKeys } from '#server/platform/db/open-keys.ts';
import { openPool } from '#server/platform/db/pool.ts';
import { rotateAppKey } from '#server/app/key-rotation/index.ts';
import { cloneDatabase, emptyDatabase } from '../harness/database.ts';
import { waitUntil } from '../harness/wait-until.ts';

const appKey = new Uint8Array(32).fill(7);
const otherKey = new Uint8Array(32).fill(9);

async function createDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-uji-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Opens a pool on a database until the test ends. */
async function openPoolOn(creating: ReturnType<typeof cloneDatabase>): Promise<pg.Pool> {
  const { connectionString, drop } = await creating;
  const pool = openPool(connectionString);
  onTestFinished(async () => {
    await pool.end();
    await drop();
  });
  return pool;
}

describe('the keys of a database', () => {
  it('are opened by the key of the first start only, and no other key is created', async () => {
    const pool = await openPoolOn(cloneDatabase());
    const dataDir = await createDataDir();
    const file = join(dataDir, 'app.key');
    const first = await openAppKey(pool, { appKey: null, dataDir });
    expect(await openAppKey(pool, { appKey: null, dataDir })).toEqual(first);

    await rm(file);
    await expect(openAppKey(pool, { appKey: null, dataDir })).rejects.toThrow(
      `Kunci aplikasi tidak ada. Isi APP_KEY, atau salin app.key dari tempat lama ke ${dataDir}.`,
    );
    expect(existsSync(file)).toBe(false);
    await expect(openAppKey(pool, { appKey: otherKey, dataDir })).rejects.toThrow(
      'bukan kunci basis data ini',
    );
    expect(await openAppKey(pool, { appKey: first, dataDir })).toEqual(first);
  });

  it('are random, and stored only wrapped', async () => {
    const pool = await openPoolOn(cloneDatabase());
    const keys = await readKeys(pool, { appKey, dataDir: '' });
    const again = await readKeys(pool, { appKey, dataDir: '' });
    const encrypted = encryptField(keys, 'peserta.nik', '3273050101900001');
    expect(decryptField(again, 'peserta.nik', encrypted)).toBe('3273050101900001');
    expect(blindIndex(again, 'nik:1')).toEqual(blindIndex(keys, 'nik:1'));
    expect(() => decryptField(deriveKeys(appKey), 'peserta.nik', encrypted)).toThrow('another key');
    const { rows } = await pool.query<{ name: string; wrapped: Buffer }>(
      'select name, wrapped from encryption_key',
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([...keyNames].sort());
    for (const { wrapped } of rows)
      expect(wrapped.includes(Buffer.from(keys.auditSeal))).toBe(false);
  });

  it('are those of the first version where it encrypted the values', async () => {
    const pool = await openPoolOn(cloneDatabase());
    const derived = deriveKeys(appKey);
    await pool.query('insert into app_key_check (encrypted) values ($1)', [createKeyCheck(appKey)]);
    await expect(openAppKey(pool, { appKey: otherKey, dataDir: '' })).rejects.toThrow(
      'bukan kunci',
    );
    const keys = await readKeys(pool, { appKey, dataDir: '' });
    const encrypted = encryptField(derived, 'kipi.detail', 'demam');
    expect(decryptField(keys, 'kipi.detail', encrypted)).toBe('demam');
    expect(blindIndex(keys, 'nik:1')).toEqual(blindIndex(derived, 'nik:1'));
    expect(keys.token).toEqual(derived.token);
    expect((await pool.query('select from app_key_check')).rowCount).toBe(0);
    expect(await openAppKey(pool, { appKey, dataDir: '' })).toBe(appKey);
  });

  it('cannot be moved to another row', async () => {
    const pool = await openPoolOn(cloneDatabase());
    await openAppKey(pool, { appKey, dataDir: '' });
    await pool.query(`update encryption_key set wrapped =
      (select wrapped from encryption_key where name = 'token') where name = 'health'`);
    await expect(openAppKey(pool, { appKey, dataDir: '' })).rejects.toThrow('bukan kunci');
  });

  it('are not created in a database without a schema', async () => {
    const pool = await openPoolOn(emptyDatabase());
    expect(await openAppKey(pool, { appKey: otherKey, dataDir: '/nowhere' })).toBe(otherKey);
  });

  it('open with the next app.key when a change of it was interrupted', async () => {
    const pool = await openPoolOn(cloneDatabase());
    const dataDir = await createDataDir();
    const old = await openAppKey(pool, { appKey: null, dataDir });
    const textOf = (key: Uint8Array) => Buffer.from(key).toString('base64');
    writeFileSync(join(dataDir, 'app.key.new'), textOf(otherKey));
    expect(await openAppKey(pool, { appKey: null, dataDir })).toEqual(old);

    await rotateAppKey(pool, { appKey: old, newAppKey: otherKey, now: new Date() });
    expect(await openAppKey(pool, { appKey: null, dataDir })).toEqual(otherKey);
    expect(readFileSync(join(dataDir, 'app.key'), 'utf8')).toBe(textOf(otherKey));
    expect(readFileSync(join(dataDir, 'app.key.old'), 'utf8')).toBe(textOf(old));
    expect(existsSync(join(dataDir, 'app.key.new'))).toBe(false);
  });

  it('encrypt nothing while the connection that follows them is lost', async () => {
    const pool = await openPoolOn(cloneDatabase());
    const { keys, stop } = await openKeys(pool, { appKey, dataDir: '' });
    onTestFinished(stop);
    const encrypted = encryptField(keys, 'outbox.text', 'rahasia');
    const followers = `from pg_stat_activity
      where datname = current_database() and application_name = 'portal-vaksin keys'`;
    const other = await pool.connect();
    onTestFinished(() => other.release(true));
    // Delays the new connection, like a database that is not back yet.
    await other.query('begin');
    await other.query('lock table encryption_key');
    await other.query(`select pg_terminate_backend(pid) ${followers}`);
    const encrypts = () => {
      try {
        return encryptField(keys, 'outbox.text', 'lagi').length > 0;
      } catch (error) {
        expect(error).toBeInstanceOf(KeysUnavailableError);
        return false;
      }
    };
    await waitUntil(() => !encrypts());
    expect(() => blindIndex(keys, 'nik:1')).toThrow(KeysUnavailableError);
    expect(decryptField(keys, 'outbox.text', encrypted)).toBe('rahasia');
    await other.query('rollback');
    await waitUntil(encrypts);
  });
});
