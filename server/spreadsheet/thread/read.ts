import { parentPort, workerData } from 'node:worker_threads';
import { SpreadsheetError, type SpreadsheetErrorCode } from '../error.ts';
import type { RawRow } from '../sheet-row.ts';
import { readSpreadsheetRows, type ReadJob } from '../read-rows.ts';
import { endThread, endMessage } from './end.ts';

/** Message of the reading thread; one per request. */
export type ReadAnswer =
  | { readonly kind: 'rows'; readonly sheet: string; readonly rows: readonly RawRow[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly code: SpreadsheetErrorCode; readonly message: string };

const port = parentPort;
if (!port) throw new Error('This file runs only in a worker thread.');
const { job } = workerData as { readonly job: ReadJob };

/** Number of unanswered requests. Rows are parsed at most one batch ahead. */
let pendingRequests = 0;
let wake: () => void = () => undefined;
port.on('message', question => {
  if (question === endMessage) endThread();
  pendingRequests += 1;
  wake();
});

async function sendAnswer(result: ReadAnswer): Promise<void> {
  while (pendingRequests === 0) await new Promise<void>(resolve => (wake = resolve));
  pendingRequests -= 1;
  port?.postMessage(result);
}

try {
  for await (const batch of readSpreadsheetRows(job)) await sendAnswer({ kind: 'rows', ...batch });
  await sendAnswer({ kind: 'end' });
} catch (error) {
  if (!(error instanceof SpreadsheetError)) throw error;
  await sendAnswer({ kind: 'refused', code: error.code, message: error.message });
}
port.close();
