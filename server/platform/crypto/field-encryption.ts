import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { encryptionPurposes, type EncryptionPurpose } from './encryption-purposes.ts';
import type { Keys } from './keys.ts';
import { secretKey } from './secret-key.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Header of every encrypted value: format version, then the ID of its key. */
const formatVersion = 1;
const keyIdBytes = 4;
export const headerBytes = 1 + keyIdBytes;

/** An encrypted value cannot be decrypted. The message never contains the value. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError';
}

/**
 * Encrypts a text with AES-256-GCM and a random nonce, with the active key of its purpose. The
 * purpose is authenticated with it (AAD), so a value copied to another column does not decrypt.
 */
export function encryptField(keys: Keys, purpose: EncryptionPurpose, text: string): Buffer {
  return encryptText(keys[encryptionPurposes[purpose]].active, purpose, text);
}

/**
 * Decrypts a value of `encryptField`, with the key that its header names.
 * @throws DecryptionError when the value was modified, belongs to another purpose, or was encrypted
 * with an unknown key
 */
export function decryptField(
  keys: Keys,
  purpose: EncryptionPurpose,
  encrypted: Uint8Array,
): string {
  return decryptText(keys[encryptionPurposes[purpose]].all, purpose, encrypted);
}

/**
 * Encrypts a text with a key of 32 bytes.
 * @param context is authenticated with the value
 */
export function encryptText(key: Uint8Array, context: string, text: string | Uint8Array): Buffer {
  const nonce = nextNonce();
  const cipher = createCipheriv(algorithm, secretKey(key), nonce, { authTagLength: tagBytes });
  cipher.setAAD(additionalData(key, context));
  const ciphertext = typeof text === 'string' ? cipher.update(text, 'utf8') : cipher.update(text);
  // GCM is a stream cipher: the end of the text adds no bytes.
  cipher.final();
  return Buffer.concat([headerOf(key), nonce, ciphertext, cipher.getAuthTag()]);
}

/**
 * Decrypts a value of `encryptText`, with the key among `keys` that its header names.
 * @throws DecryptionError
 */
export const decryptText = (
  keys: readonly Uint8Array[],
  context: string,
  encrypted: Uint8Array,
): string => decryptBytes(keys, context, encrypted).toString('utf8');

/** Decrypts like `decryptText`, to bytes. @throws DecryptionError */
export function decryptBytes(
  keys: readonly Uint8Array[],
  context: string,
  encrypted: Uint8Array,
): Buffer {
  if (encrypted.length < headerBytes + nonceBytes + tagBytes || encrypted[0] !== formatVersion) {
    throw new DecryptionError('Not an encrypted value.');
  }
  const key = keys.find(one => startsWith(encrypted, headerOf(one)));
  if (!key) throw new DecryptionError('Encrypted with another key.');
  const nonce = encrypted.subarray(headerBytes, headerBytes + nonceBytes);
  const decipher = createDecipheriv(algorithm, secretKey(key), nonce, { authTagLength: tagBytes });
  decipher.setAAD(additionalData(key, context));
  decipher.setAuthTag(encrypted.subarray(encrypted.length - tagBytes));
  try {
    const ciphertext = encrypted.subarray(headerBytes + nonceBytes, encrypted.length - tagBytes);
    const text = decipher.update(ciphertext);
    decipher.final();
    return text;
  } catch {
    throw new DecryptionError('An encrypted value was modified or belongs to another purpose.');
  }
}

/** Compares byte by byte, because a view of the header would be created for every value. */
function startsWith(bytes: Uint8Array, start: Uint8Array): boolean {
  for (let at = 0; at < start.length; at++) if (bytes[at] !== start[at]) return false;
  return true;
}

/** Unused nonces, generated 512 at a time because each `randomBytes` call is a system call. */
let nonces = Buffer.alloc(0);

function nextNonce(): Buffer {
  if (nonces.length === 0) nonces = randomBytes(512 * nonceBytes);
  const nonce = nonces.subarray(0, nonceBytes);
  nonces = nonces.subarray(nonceBytes);
  return nonce;
}

const additionalDataByKey = new WeakMap<Uint8Array, Map<string, Buffer>>();

/** Returns the AAD of a value: format version, key ID and purpose. */
function additionalData(key: Uint8Array, purpose: string): Buffer {
  const cachedForKey = additionalDataByKey.get(key) ?? new Map<string, Buffer>();
  additionalDataByKey.set(key, cachedForKey);
  const cachedData =
    cachedForKey.get(purpose) ?? Buffer.concat([headerOf(key), Buffer.from(purpose)]);
  cachedForKey.set(purpose, cachedData);
  return cachedData;
}

const headerByKey = new WeakMap<Uint8Array, Buffer>();

/** Returns the header of the values that a key encrypts. Its key ID is a hash, which does not reveal the key. */
export function headerOf(key: Uint8Array): Buffer {
  let header = headerByKey.get(key);
  if (!header) {
    const id = createHash('sha256').update('key id').update(key).digest().subarray(0, keyIdBytes);
    header = Buffer.concat([Buffer.from([formatVersion]), id]);
    headerByKey.set(key, header);
  }
  return header;
}
