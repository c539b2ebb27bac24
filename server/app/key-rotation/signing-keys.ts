import type pg from 'pg';
import { AppKeyError } from '#server/platform/crypto/app-key.ts';
import type { SigningUse } from '#server/platform/db/schema/signing-key.ts';
import { readStoredKeys, unwrapKeys } from '#server/platform/db/key-store.ts';
import { replaceSigningKey, withdrawSigningKey } from '#server/platform/signing/signing-keys.ts';
import {
  asQueryable,
  auditRotation,
  inTransaction,
  KeyRotationError,
  withRotationLock,
} from './rotation.ts';

interface SigningKeyRotation {
  readonly appKey: Uint8Array;
  readonly use: SigningUse;
  readonly now: Date;
}

/**
 * Makes a new key that signs SMART Health Cards or case files. The former one stays published, so that its signatures
 * still count; running servers sign with the new one from then on.
 * @returns the identifier of the new key
 * @throws AppKeyError when `appKey` does not open the keys
 */
export const rotateSigningKey = (
  pool: pg.Pool,
  { appKey, use, now }: SigningKeyRotation,
): Promise<string> =>
  withRotationLock(pool, client =>
    inTransaction(client, async () => {
      const keys = unwrapKeys(appKey, await readStoredKeys(client));
      if (!keys) throw new AppKeyError('Kunci aplikasi di sini bukan kunci basis data ini.');
      const kunci = await replaceSigningKey(asQueryable(client), keys, use, now);
      const action = use === 'KARTU' ? 'rotateCard' : 'rotateCaseFile';
      await auditRotation(client, now, action, { kunci });
      return kunci;
    }),
  );

/**
 * Withdraws a key that another one has replaced: its public half is published no more, so that none of its signatures
 * counts.
 * @throws KeyRotationError when no such key is published, or when it is the one that signs
 */
export const withdrawKey = (pool: pg.Pool, kunci: string, now: Date): Promise<void> =>
  withRotationLock(pool, client =>
    inTransaction(client, async () => {
      if (!(await withdrawSigningKey(asQueryable(client), kunci, now))) {
        throw new KeyRotationError(
          'Tidak ada kunci lama dengan nomor ini. Ganti dahulu kunci yang masih menandatangani.',
        );
      }
      await auditRotation(client, now, 'withdrawKey', { kunci });
    }),
  );
