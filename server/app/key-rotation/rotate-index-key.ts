import type pg from 'pg';
import { reindexBhbu } from '#server/domains/bhbu/index.ts';
import { reindexImports } from '#server/domains/import/index.ts';
import { forgetForeignHits, reindexPeserta } from '#server/domains/peserta/index.ts';
import { AppKeyError } from '#server/platform/crypto/app-key.ts';
import { offlineKeyNames, randomKey } from '#server/platform/crypto/keys.ts';
import { insertKey, readStoredKeys, unwrapKeys } from '#server/platform/db/key-store.ts';
import { anyKeySet, keyUseLock } from '#server/platform/db/key-watch.ts';
import {
  asQueryable,
  auditRotation,
  inTransaction,
  KeyRotationError,
  withRotationLock,
} from './rotation.ts';

interface IndexRotation {
  readonly appKey: Uint8Array;
  readonly now: Date;
}

/**
 * Replaces the key of the blind index and computes every index again, in one transaction while no
 * server runs. The keys of sessions, captchas and failed sign-ins are replaced too, so everyone signs
 * in again.
 * @throws KeyRotationError when a server runs or another rotation has not ended
 */
export const rotateIndexKey = (pool: pg.Pool, { appKey, now }: IndexRotation): Promise<void> =>
  withRotationLock(pool, async client => {
    await lockOutProcesses(client);
    await inTransaction(client, async () => {
      const stored = await readStoredKeys(client);
      for (const name of offlineKeyNames) {
        const old = stored.find(one => one.name === name);
        await client.query('delete from encryption_key where name = $1', [name]);
        const version = (old?.version ?? 0) + 1;
        await insertKey(client, appKey, { name, version }, randomKey(), 'active');
      }
      const keys = unwrapKeys(appKey, await readStoredKeys(client));
      if (!keys) throw new AppKeyError('Kunci aplikasi di sini bukan kunci basis data ini.');
      const db = asQueryable(client);
      const rows = {
        peserta: await reindexPeserta(db, keys),
        bhbu: await reindexBhbu(db, keys),
        import: await reindexImports(db, keys, now),
      };
      await forgetForeignHits(db);
      await auditRotation(client, now, 'rotateIndex', rows);
    });
  });

/** Takes the lock that every process with keys holds; processes that start wait for its end. */
async function lockOutProcesses(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1, $2) as locked',
    [keyUseLock, anyKeySet],
  );
  if (rows[0]?.locked === true) return;
  throw new KeyRotationError(
    'Server masih berjalan. Hentikan semua server dan perintah lain, lalu ulangi.',
  );
}
