import { parentPort, workerData } from 'node:worker_threads';
import type { Message } from '#contract/core/messages/message.ts';
import { endThread, endMessage } from '#server/platform/thread/end.ts';
import { SpreadsheetError, type SpreadsheetErrorCode } from '../error.ts';
import { packRows } from '../sheet-row.ts';
import { readSpreadsheetRows, type ReadJob } from '../read-rows.ts';

/** Message of the reading thread; `rows` are packed. A refusal concerns the rows before it too. */
export type ReadAnswer =
  | { readonly kind: 'rows'; readonly sheet: string; readonly rows: Uint8Array }
  | { readonly kind: 'end' }
  | {
      readonly kind: 'refused';
      readonly code: SpreadsheetErrorCode;
      readonly detail: Message;
      readonly sheets: readonly string[] | undefined;
    };

/** Message to the reading thread: the consumer has taken packed rows of so many bytes. */
export interface RowsTaken {
  readonly bytes: number;
}

const port = parentPort;
if (!port) throw new Error('This file runs only in a worker thread.');
const { job } = workerData as { readonly job: ReadJob };
const post = (answer: ReadAnswer, transfer: ArrayBuffer[] = []): void =>
  port.postMessage(answer, transfer);

/**
 * Bytes that the consumer has not taken. The thread parses ahead of it up to the limit, so that a
 * file is refused before its first rows have been processed, which takes far longer.
 */
let queuedBytes = 0;
let wake: () => void = () => undefined;
port.on('message', (message: RowsTaken | typeof endMessage) => {
  if (message === endMessage) endThread();
  else queuedBytes -= message.bytes;
  wake();
});

try {
  for await (const { sheet, rows } of readSpreadsheetRows(job)) {
    const packed = packRows(rows);
    while (queuedBytes > 0 && queuedBytes + packed.length > job.limits.queuedBytes)
      await new Promise<void>(resolve => (wake = resolve));
    queuedBytes += packed.length;
    post({ kind: 'rows', sheet, rows: packed }, [packed.buffer]);
  }
  post({ kind: 'end' });
} catch (error) {
  if (!(error instanceof SpreadsheetError)) throw error;
  post({ kind: 'refused', code: error.code, detail: error.detail, sheets: error.sheets });
}
port.close();
