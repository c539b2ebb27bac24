import { DecryptionError, decryptText, encryptText } from './field-encryption.ts';
import { deriveKey } from './keys.ts';

const context = 'application key check';

/** Name of the derived key; the first versions encrypted identity numbers with it. */
const keyName = 'identity';

/** Encrypts a known text, by which the same application key is recognised later. */
export const createKeyCheck = (appKey: Uint8Array): Buffer =>
  encryptText(deriveKey(appKey, keyName), context, 'portal-vaksin');

/** Whether the application key is the one that encrypted the known text. */
export function opensKeyCheck(appKey: Uint8Array, check: Uint8Array): boolean {
  try {
    decryptText([deriveKey(appKey, keyName)], context, check);
    return true;
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    return false;
  }
}
