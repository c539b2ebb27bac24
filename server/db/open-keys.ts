import type pg from 'pg';
import { AppKeyError, assertAppKeyExists, loadOrCreateAppKey } from '../crypto/app-key.ts';
import type { AppKeySource } from '../crypto/app-key.ts';
import { createKeyCheck, opensKeyCheck } from '../crypto/key-check.ts';
import { deriveKeys, type Keys } from '../crypto/keys.ts';
import { withMigrationLock } from './migrate.ts';

/**
 * Derives the keys of the application key and checks that it is the key of the database. The first
 * start on a database stores the check value; where no key exists then, one is created.
 * @throws AppKeyError when the key is missing or is not the key of the database
 */
export const openKeys = (
  pool: pg.Pool,
  source: AppKeySource,
): Promise<{ appKey: Uint8Array; keys: Keys }> =>
  withMigrationLock(pool, async client => {
    const hasTable = await isSchemaPresent(client);
    const check = hasTable ? await readKeyCheck(client) : null;
    if (check) assertAppKeyExists(source);
    const appKey = source.appKey ?? loadOrCreateAppKey(source.dataDir);
    const keys = deriveKeys(appKey);
    if (check && !opensKeyCheck(keys, check)) {
      throw new AppKeyError(
        'Kunci aplikasi di sini bukan kunci basis data ini, jadi NIK dan data kesehatan di dalamnya tidak akan terbaca. Pakai APP_KEY, atau berkas app.key, yang semula dipakai dengan basis data ini.',
      );
    }
    if (hasTable && !check) {
      const values = [createKeyCheck(keys)];
      await client.query('insert into app_key_check (encrypted) values ($1)', values);
    }
    return { appKey, keys };
  });

async function isSchemaPresent(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ present: boolean }>(
    `select to_regclass('public.app_key_check') is not null as present`,
  );
  return rows[0]?.present === true;
}

async function readKeyCheck(client: pg.ClientBase): Promise<Buffer | null> {
  const { rows } = await client.query<{ encrypted: Buffer }>('select encrypted from app_key_check');
  return rows[0]?.encrypted ?? null;
}
