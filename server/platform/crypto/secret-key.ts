import { createSecretKey, type KeyObject } from 'node:crypto';

const objectByKey = new WeakMap<Uint8Array, KeyObject>();

/**
 * Returns a key as Node's `KeyObject`, the same one at each call. Node makes one for each operation with the
 * bytes of a key, which in Node 24 takes several times as long as the operation.
 */
export function secretKey(key: Uint8Array): KeyObject {
  let object = objectByKey.get(key);
  if (!object) {
    object = createSecretKey(key);
    objectByKey.set(key, object);
  }
  return object;
}
