import { parentPort, workerData } from 'node:worker_threads';
import type { CellValue, SheetHead } from '../write/sheet.ts';
import { workbookBytes, type RowBatches } from '../write/workbook.ts';
import { endThread, endWord } from './end.ts';

type Rows = readonly (readonly CellValue[])[];

export interface WriteJob {
  readonly sheets: readonly SheetHead[];
}

/**
 * Message to the writing thread: a request for bytes, or the rows that it requested (null after the
 * last row).
 */
export type WriteQuestion = 'bytes' | { readonly rows: Rows | null };

/**
 * Message of the writing thread: one chunk per request for bytes, a request for rows of a sheet, or
 * the end.
 */
export type WriteAnswer =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'rows'; readonly sheet: number }
  | { readonly kind: 'end' };

const port = parentPort;
if (!port) throw new Error('This runs in a thread alone.');
const { job } = workerData as { readonly job: WriteJob };
const say = (answer: WriteAnswer, transfer: ArrayBuffer[] = []): void =>
  port.postMessage(answer, transfer);

let wanted = 0;
let wake: () => void = () => undefined;
let arrive: (rows: Rows | null) => void = () => undefined;
port.on('message', (question: WriteQuestion | typeof endWord) => {
  if (question === endWord) endThread();
  else if (question === 'bytes') {
    wanted += 1;
    wake();
  } else arrive(question.rows);
});

/**
 * Requests the rows of a sheet one batch ahead, so that they are fetched while the previous batch
 * is written.
 */
function rowsOf(sheet: number): RowBatches {
  const ask = (): Promise<Rows | null> => {
    const rows = new Promise<Rows | null>(resolve => (arrive = resolve));
    say({ kind: 'rows', sheet });
    return rows;
  };
  let ahead: Promise<Rows | null> | undefined;
  return {
    async next() {
      const rows = await (ahead ?? ask());
      ahead = rows === null ? Promise.resolve(null) : ask();
      return rows === null ? { done: true, value: undefined } : { done: false, value: rows };
    },
  };
}

async function answer(said: WriteAnswer, transfer: ArrayBuffer[] = []): Promise<void> {
  while (wanted === 0) await new Promise<void>(resolve => (wake = resolve));
  wanted -= 1;
  say(said, transfer);
}

const sheets = job.sheets.map((head, index) => ({ ...head, rows: rowsOf(index) }));
for await (const chunk of workbookBytes(sheets)) {
  // Copied because zlib reuses the chunk's buffer, which would be transferred.
  const bytes = new Uint8Array(chunk);
  await answer({ kind: 'bytes', bytes }, [bytes.buffer]);
}
await answer({ kind: 'end' });
port.close();
