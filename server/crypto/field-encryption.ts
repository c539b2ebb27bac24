import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Header of every encrypted value: format version, then the ID of its key. */
const formatVersion = 1;
const keyIdBytes = 4;
const headerBytes = 1 + keyIdBytes;

/** An encrypted value cannot be decrypted. The message never contains the value. */
export class DecryptionError extends Error {
  override readonly name = 'SealError';
}

/**
 * Encrypts a text with AES-256-GCM and a random nonce. The purpose is authenticated with it (AAD),
 * so a value copied to another column does not decrypt.
 * @param key 32 bytes
 */
export function encryptField(key: Uint8Array, purpose: string, text: string): Buffer {
  const nonce = nextNonce();
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(additionalData(key, purpose));
  const ciphertext = cipher.update(text, 'utf8');
  return Buffer.concat([headerOf(key), nonce, ciphertext, cipher.final(), cipher.getAuthTag()]);
}

/**
 * Decrypts a value of `encryptField`.
 * @throws DecryptionError when the value was modified, belongs to another purpose, or was encrypted
 * with another key
 */
export function decryptField(key: Uint8Array, purpose: string, encrypted: Uint8Array): string {
  const header = headerOf(key);
  if (encrypted.length < headerBytes + nonceBytes + tagBytes || encrypted[0] !== formatVersion) {
    throw new DecryptionError('Not an encrypted value.');
  }
  if (!header.equals(encrypted.subarray(0, headerBytes))) {
    throw new DecryptionError('Encrypted with another key: APP_KEY has changed.');
  }
  const nonce = encrypted.subarray(headerBytes, headerBytes + nonceBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(additionalData(key, purpose));
  decipher.setAuthTag(encrypted.subarray(encrypted.length - tagBytes));
  try {
    const ciphertext = encrypted.subarray(headerBytes + nonceBytes, encrypted.length - tagBytes);
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
  } catch {
    throw new DecryptionError('An encrypted value was modified or belongs to another purpose.');
  }
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

/** Returns the value header. The key ID is a hash, so it does not reveal the key. */
function headerOf(key: Uint8Array): Buffer {
  let header = headerByKey.get(key);
  if (!header) {
    const id = createHash('sha256').update('key id').update(key).digest().subarray(0, keyIdBytes);
    header = Buffer.concat([Buffer.from([formatVersion]), id]);
    headerByKey.set(key, header);
  }
  return header;
}
