import { DecryptionError, decryptField, encryptField } from './field-encryption.ts';
import type { Keys } from './keys.ts';

const purpose = 'application key check';

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
