import type pg from 'pg';
import { AppKeyError } from '#server/platform/crypto/app-key.ts';
import { unwrapKey, wrapKey } from '#server/platform/crypto/wrap-key.ts';
import { readStoredKeys } from '#server/platform/db/key-store.ts';
import { auditRotation, inTransaction, withRotationLock } from './rotation.ts';

interface AppKeyChange {
  readonly appKey: Uint8Array;
  readonly newAppKey: Uint8Array;
  readonly now: Date;
}

/**
 * Wraps every key with another application key, in one transaction. The keys themselves stay, so
 * running servers do not notice; from then on the old application key opens nothing.
 * @throws AppKeyError when `appKey` does not open the keys
 */
export const rotateAppKey = (
  pool: pg.Pool,
  { appKey, newAppKey, now }: AppKeyChange,
): Promise<void> =>
  withRotationLock(pool, client =>
    inTransaction(client, async () => {
      const stored = await readStoredKeys(client);
      for (const one of stored) {
        const key = unwrapKey(appKey, one, one.wrapped);
        if (!key) throw new AppKeyError('Kunci aplikasi di sini bukan kunci basis data ini.');
        await client.query(
          'update encryption_key set wrapped = $3 where name = $1 and version = $2',
          [one.name, one.version, wrapKey(newAppKey, one, key)],
        );
      }
      await auditRotation(client, now, 'rewrap', { kunci: stored.length });
    }),
  );
