import { createHmac } from 'node:crypto';
import type { Keys } from './keys.ts';
import { secretKey } from './secret-key.ts';

/**
 * Truncates the HMAC to 128 bits: collisions stay improbable and the database index takes half the
 * space.
 */
const indexBytes = 16;

/**
 * Returns the blind index of an identity number: a keyed HMAC that supports lookup by equality
 * only.
 * @param text the number prefixed with its kind, e.g. `nik:…`
 */
export const blindIndex = (keys: Keys, text: string): Buffer =>
  createHmac('sha256', secretKey(keys.blindIndex)).update(text).digest().subarray(0, indexBytes);
