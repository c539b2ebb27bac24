import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Header of every encrypted value: format version, then the ID of its key. */
const form = 1;
const keyIdBytes = 4;
const headBytes = 1 + keyIdBytes;

/** An encrypted value cannot be decrypted. The message never contains the value. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/**
 * Encrypts a text with AES-256-GCM and a random nonce. The purpose is authenticated with it (AAD),
 * so a value copied to another column does not decrypt.
 * @param key 32 bytes
 */
export function seal(key: Uint8Array, purpose: string, text: string): Buffer {
  const nonce = drawNonce();
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(boundTo(key, purpose));
  const hidden = cipher.update(text, 'utf8');
  return Buffer.concat([headOf(key), nonce, hidden, cipher.final(), cipher.getAuthTag()]);
}

/**
 * Decrypts a value of `encryptField`.
 * @throws DecryptionError when the value was modified, belongs to another purpose, or was encrypted
 * with another key
 */
export function unseal(key: Uint8Array, purpose: string, sealed: Uint8Array): string {
  const head = headOf(key);
  if (sealed.length < headBytes + nonceBytes + tagBytes || sealed[0] !== form) {
    throw new SealError('Not a sealed value.');
  }
  if (!head.equals(sealed.subarray(0, headBytes))) {
    throw new SealError('Sealed with another key: APP_KEY is not the one it was kept with.');
  }
  const nonce = sealed.subarray(headBytes, headBytes + nonceBytes);
  const opener = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  opener.setAAD(boundTo(key, purpose));
  opener.setAuthTag(sealed.subarray(sealed.length - tagBytes));
  try {
    const hidden = sealed.subarray(headBytes + nonceBytes, sealed.length - tagBytes);
    return Buffer.concat([opener.update(hidden), opener.final()]).toString('utf8');
  } catch {
    throw new SealError('A sealed value was changed, or moved to where it does not belong.');
  }
}

/** Unused nonces, generated 512 at a time because each `randomBytes` call is a system call. */
let nonces = Buffer.alloc(0);

function drawNonce(): Buffer {
  if (nonces.length === 0) nonces = randomBytes(512 * nonceBytes);
  const nonce = nonces.subarray(0, nonceBytes);
  nonces = nonces.subarray(nonceBytes);
  return nonce;
}

const bounds = new WeakMap<Uint8Array, Map<string, Buffer>>();

/** Returns the AAD of a value: format version, key ID and purpose. */
function boundTo(key: Uint8Array, purpose: string): Buffer {
  const ofKey = bounds.get(key) ?? new Map<string, Buffer>();
  bounds.set(key, ofKey);
  const bound = ofKey.get(purpose) ?? Buffer.concat([headOf(key), Buffer.from(purpose)]);
  ofKey.set(purpose, bound);
  return bound;
}

const heads = new WeakMap<Uint8Array, Buffer>();

/** Returns the value header. The key ID is a hash, so it does not reveal the key. */
function headOf(key: Uint8Array): Buffer {
  let head = heads.get(key);
  if (!head) {
    const id = createHash('sha256').update('key id').update(key).digest().subarray(0, keyIdBytes);
    head = Buffer.concat([Buffer.from([form]), id]);
    heads.set(key, head);
  }
  return head;
}
