import type pg from 'pg';
import { AppKeyError } from '#server/platform/crypto/app-key.ts';
import { readStoredKeys, unwrapKeys } from '#server/platform/db/key-store.ts';
import { replaceSigningKey } from '#server/platform/signing/signing-keys.ts';
import { asQueryable, auditRotation, inTransaction, withRotationLock } from './rotation.ts';

interface CardKeyRotation {
  readonly appKey: Uint8Array;
  readonly now: Date;
}

/**
 * Makes a new key that signs SMART Health Cards. The former one stays published, so that its cards still
 * count; running servers sign with the new one from their next card on.
 * @returns the identifier of the new key
 * @throws AppKeyError when `appKey` does not open the keys
 */
export const rotateCardKey = (pool: pg.Pool, { appKey, now }: CardKeyRotation): Promise<string> =>
  withRotationLock(pool, client =>
    inTransaction(client, async () => {
      const keys = unwrapKeys(appKey, await readStoredKeys(client));
      if (!keys) throw new AppKeyError('Kunci aplikasi di sini bukan kunci basis data ini.');
      const kid = await replaceSigningKey(asQueryable(client), keys, 'KARTU', now);
      await auditRotation(client, now, 'rotateCard', { kunci: 1 });
      return kid;
    }),
  );
