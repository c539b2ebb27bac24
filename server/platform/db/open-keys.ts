import type pg from 'pg';
import type { Logger } from 'pino';
import { AppKeyError, assertAppKeyExists, loadAppKey } from '#server/platform/crypto/app-key.ts';
import type { AppKeySource } from '#server/platform/crypto/app-key.ts';
import { opensKeyCheck } from '#server/platform/crypto/key-check.ts';
import { deriveKey, randomKey, type Keys } from '#server/platform/crypto/keys.ts';
import { hasTable, insertFirstKeys, opensStoredKeys, readStoredKeys } from './key-store.ts';
import { watchKeys } from './key-watch.ts';
import { withMigrationLock } from './migrate.ts';

/** The keys of a database, which follow their changes until `stop`. */
export interface OpenedKeys {
  readonly keys: Keys;
  readonly stop: () => Promise<void>;
}

/**
 * Unwraps the keys of the migrated database and keeps them up to date. The first start creates
 * them; where no application key exists then, one is created too.
 * @throws AppKeyError when the application key is missing or is not the key of the database
 */
export async function openKeys(
  pool: pg.Pool,
  source: AppKeySource,
  log?: Logger,
): Promise<OpenedKeys> {
  await openAppKey(pool, source);
  return await watchKeys(pool, { source, log });
}

/** Unwraps the keys as they are now, for a command that only reads. @throws AppKeyError */
export async function readKeys(pool: pg.Pool, source: AppKeySource): Promise<Keys> {
  const { keys, stop } = await openKeys(pool, source);
  await stop();
  return keys;
}

/**
 * Returns the application key after checking that it is the key of the database. A database of an
 * earlier version, or without a schema, is not changed.
 * @throws AppKeyError like `openKeys`
 */
export const openAppKey = (pool: pg.Pool, source: AppKeySource): Promise<Uint8Array> =>
  withMigrationLock(pool, async client => {
    const hasKeys = await hasTable(client, 'encryption_key');
    const stored = hasKeys ? await readStoredKeys(client) : [];
    const check = (await hasTable(client, 'app_key_check')) ? await readKeyCheck(client) : null;
    const opens = (appKey: Uint8Array): boolean =>
      stored.length > 0
        ? opensStoredKeys(appKey, stored)
        : check === null || opensKeyCheck(appKey, check);
    if (stored.length > 0 || check) assertAppKeyExists(source);
    const appKey = loadAppKey(source, opens);
    if (!opens(appKey)) {
      throw new AppKeyError(
        'Kunci aplikasi di sini bukan kunci basis data ini, jadi NIK dan data kesehatan di dalamnya tidak akan terbaca. Pakai APP_KEY, atau berkas app.key, yang semula dipakai dengan basis data ini.',
      );
    }
    if (hasKeys && stored.length === 0) await createKeys(client, appKey, check !== null);
    return appKey;
  });

/**
 * Stores the first keys: random ones, or those that the first version derived from the application
 * key, with which the values of its database are encrypted.
 */
async function createKeys(
  client: pg.ClientBase,
  appKey: Uint8Array,
  isOfFirstVersion: boolean,
): Promise<void> {
  await client.query('begin');
  await insertFirstKeys(client, appKey, name =>
    isOfFirstVersion ? deriveKey(appKey, name) : randomKey(),
  );
  await client.query('delete from app_key_check');
  await client.query('commit');
}

async function readKeyCheck(client: pg.ClientBase): Promise<Buffer | null> {
  const { rows } = await client.query<{ encrypted: Buffer }>('select encrypted from app_key_check');
  return rows[0]?.encrypted ?? null;
}
