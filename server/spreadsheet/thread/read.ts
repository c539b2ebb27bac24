import { parentPort, workerData } from 'node:worker_threads';
import { SpreadsheetError, type SpreadsheetFault } from '../error.ts';
import type { RawRow } from '../row.ts';
import { rowsOf, type ReadJob } from '../rows.ts';
import { endThread, endWord } from './end.ts';

/** Message of the reading thread; one per request. */
export type ReadAnswer =
  | { readonly kind: 'rows'; readonly sheet: string; readonly rows: readonly RawRow[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly code: SpreadsheetFault; readonly message: string };

const port = parentPort;
if (!port) throw new Error('This runs in a thread alone.');
const { job } = workerData as { readonly job: ReadJob };

/** Number of unanswered requests. Rows are parsed at most one batch ahead. */
let asked = 0;
let wake: () => void = () => undefined;
port.on('message', question => {
  if (question === endWord) endThread();
  asked += 1;
  wake();
});

async function answer(said: ReadAnswer): Promise<void> {
  while (asked === 0) await new Promise<void>(resolve => (wake = resolve));
  asked -= 1;
  port?.postMessage(said);
}

try {
  for await (const batch of rowsOf(job)) await answer({ kind: 'rows', ...batch });
  await answer({ kind: 'end' });
} catch (error) {
  if (!(error instanceof SpreadsheetError)) throw error;
  await answer({ kind: 'refused', code: error.code, message: error.message });
}
port.close();
