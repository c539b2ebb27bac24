import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** What stands before every sealed value: the form it has, then which key opens it. */
const form = 1;
const keyIdBytes = 4;
const headBytes = 1 + keyIdBytes;

/** A sealed value that does not open; what it was is not said. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/**
 * Encrypts a text under a random nonce (AES-256-GCM). The purpose is bound to it: moved to another
 * column, it does not open.
 * @param key 32 bytes
 */
export function seal(key: Uint8Array, purpose: string, text: string): Buffer {
  const head = headOf(key);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.concat([head, Buffer.from(purpose)]));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([head, nonce, hidden, cipher.getAuthTag()]);
}

/** The text that was sealed. @throws SealError when it was changed, moved, or sealed with another key */
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
  opener.setAAD(Buffer.concat([head, Buffer.from(purpose)]));
  opener.setAuthTag(sealed.subarray(sealed.length - tagBytes));
  try {
    const hidden = sealed.subarray(headBytes + nonceBytes, sealed.length - tagBytes);
    return Buffer.concat([opener.update(hidden), opener.final()]).toString('utf8');
  } catch {
    throw new SealError('A sealed value was changed, or moved to where it does not belong.');
  }
}

const heads = new WeakMap<Uint8Array, Buffer>();

/** Tells keys apart without telling the key. */
function headOf(key: Uint8Array): Buffer {
  let head = heads.get(key);
  if (!head) {
    const id = createHash('sha256').update('key id').update(key).digest().subarray(0, keyIdBytes);
    head = Buffer.concat([Buffer.from([form]), id]);
    heads.set(key, head);
  }
  return head;
}
