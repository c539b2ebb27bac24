import { DecryptionError, decryptField, encryptField } from './field-encryption.ts';
import type { Keys } from './keys.ts';

/** Kept from the first backups on, so that their check values stay readable. */
const purpose = 'backup key check';

/** Encrypts a known text, by which the same keys are recognised later. */
export const createKeyCheck = (keys: Keys): Buffer =>
  encryptField(keys.identity, purpose, 'portal-vaksin');

/** Whether the keys are those that encrypted the known text. */
export function opensKeyCheck(keys: Keys, check: Uint8Array): boolean {
  try {
    decryptField(keys.identity, purpose, check);
    return true;
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    return false;
  }
}
