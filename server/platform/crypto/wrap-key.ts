import { DecryptionError, decryptBytes, encryptText } from './field-encryption.ts';
import { deriveKey, type KeyName } from './keys.ts';

/** What a wrapped key is for; it is authenticated, so a key copied to another row does not open. */
export interface KeyIdentity {
  readonly name: KeyName;
  readonly version: number;
}

const contextOf = ({ name, version }: KeyIdentity): string => `key ${name} ${version}`;

/** Encrypts a key with the application key. */
export const wrapKey = (appKey: Uint8Array, identity: KeyIdentity, key: Uint8Array): Buffer =>
  encryptText(deriveKey(appKey, 'wrapping'), contextOf(identity), key);

/** Decrypts a wrapped key; returns null when another application key wrapped it. */
export function unwrapKey(
  appKey: Uint8Array,
  identity: KeyIdentity,
  wrapped: Uint8Array,
): Uint8Array | null {
  try {
    const wrapping = [deriveKey(appKey, 'wrapping')];
    return new Uint8Array(decryptBytes(wrapping, contextOf(identity), wrapped));
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    return null;
  }
}
