import { parentPort } from 'node:worker_threads';
import type { EncryptionPurpose } from '#server/platform/crypto/encryption-purposes.ts';
import { decryptText } from '#server/platform/crypto/field-encryption.ts';
import { endMessage, endThread } from '#server/platform/thread/end.ts';
import { unpackValues, type PackedValues } from '#server/platform/thread/packed-values.ts';

/** Message to the decrypting thread. */
export interface DecryptRequest {
  readonly purpose: EncryptionPurpose;
  /** The versions of the key of the purpose, 32 bytes each. */
  readonly keys: readonly Uint8Array[];
  readonly values: PackedValues;
}

const port = parentPort;
if (!port) throw new Error('This file runs only in a worker thread.');
port.on('message', (request: DecryptRequest | typeof endMessage) => {
  if (request === endMessage) return endThread();
  const { purpose, keys, values } = request;
  port.postMessage(unpackValues(values).map(value => value && decryptText(keys, purpose, value)));
});
