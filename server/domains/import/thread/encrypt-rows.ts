import { parentPort } from 'node:worker_threads';
import { endMessage, endThread } from '#server/platform/thread/end.ts';
import { packValues } from '#server/platform/thread/packed-values.ts';
import { encryptRow, type RowTexts } from '../row-encryption.ts';

/** Message to the encrypting thread. */
export interface EncryptRequest {
  /** 32 bytes. */
  readonly key: Uint8Array;
  readonly rows: readonly RowTexts[];
}

const port = parentPort;
if (!port) throw new Error('This file runs only in a worker thread.');
port.on('message', (request: EncryptRequest | typeof endMessage) => {
  if (request === endMessage) return endThread();
  const { key, rows } = request;
  const encrypted = rows.map(row => encryptRow(key, row));
  const packed = packValues(
    encrypted.flatMap(({ cells, person, changedValues }) => [cells, person, changedValues]),
  );
  port.postMessage(packed, [packed.bytes.buffer]);
});
