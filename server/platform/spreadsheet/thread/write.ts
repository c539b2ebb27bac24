import { parentPort, workerData } from 'node:worker_threads';
import { endThread, endMessage } from '#server/platform/thread/end.ts';
import type { CellValue, SheetDefinition } from '../write/sheet-xml.ts';
import { workbookBytes, type RowBatches } from '../write/workbook-bytes.ts';

type RowBatch = readonly (readonly CellValue[])[];

export interface WriteJob {
  readonly sheets: readonly SheetDefinition[];
}

/**
 * Message to the writing thread: a request for bytes, or the rows that it requested (null after the
 * last row).
 */
export type WriteRequest = 'bytes' | { readonly rows: RowBatch | null };

/**
 * Message of the writing thread: one chunk per request for bytes, a request for rows of a sheet, or
 * the end.
 */
export type WriteAnswer =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'rows'; readonly sheet: number }
  | { readonly kind: 'end' };

const port = parentPort;
if (!port) throw new Error('This file runs only in a worker thread.');
const { job } = workerData as { readonly job: WriteJob };
const post = (answer: WriteAnswer, transfer: ArrayBuffer[] = []): void =>
  port.postMessage(answer, transfer);

let pendingChunks = 0;
let wake: () => void = () => undefined;
let resolveRows: (rows: RowBatch | null) => void = () => undefined;
port.on('message', (question: WriteRequest | typeof endMessage) => {
  if (question === endMessage) endThread();
  else if (question === 'bytes') {
    pendingChunks += 1;
    wake();
  } else resolveRows(question.rows);
});

/**
 * Requests the rows of a sheet one batch ahead, so that they are fetched while the previous batch
 * is written.
 */
function rowsOf(sheet: number): RowBatches {
  const requestRows = (): Promise<RowBatch | null> => {
    const rows = new Promise<RowBatch | null>(resolve => (resolveRows = resolve));
    post({ kind: 'rows', sheet });
    return rows;
  };
  let prefetched: Promise<RowBatch | null> | undefined;
  return {
    async next() {
      const rows = await (prefetched ?? requestRows());
      prefetched = rows === null ? Promise.resolve(null) : requestRows();
      return rows === null ? { done: true, value: undefined } : { done: false, value: rows };
    },
  };
}

async function sendAnswer(result: WriteAnswer, transfer: ArrayBuffer[] = []): Promise<void> {
  while (pendingChunks === 0) await new Promise<void>(resolve => (wake = resolve));
  pendingChunks -= 1;
  post(result, transfer);
}

const sheets = job.sheets.map((head, index) => ({ ...head, rows: rowsOf(index) }));
for await (const chunk of workbookBytes(sheets)) {
  // Copied because zlib reuses the chunk's buffer, which would be transferred.
  const bytes = new Uint8Array(chunk);
  await sendAnswer({ kind: 'bytes', bytes }, [bytes.buffer]);
}
await sendAnswer({ kind: 'end' });
port.close();
