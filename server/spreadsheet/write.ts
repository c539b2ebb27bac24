import type { WriteAnswer, WriteJob, WriteQuestion } from './thread/write.ts';
import { startThread } from './thread/start.ts';
import { Talk } from './thread/talk.ts';
import type { CellValue, SheetHead } from './write/sheet.ts';

export type { CellValue, Prompt, WriteColumn } from './write/sheet.ts';

/** A sheet and its rows, with values in column order. */
export interface WriteSheet extends SheetHead {
  readonly rows: AsyncIterable<readonly CellValue[]> | Iterable<readonly CellValue[]>;
}

interface WriteOptions {
  readonly sheets: readonly WriteSheet[];
  readonly signal?: AbortSignal;
}

type RowIterator = AsyncIterator<readonly CellValue[]> | Iterator<readonly CellValue[]>;

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows per message to the thread. */
const batchRows = 500;

/** Heap limit of the writing thread; it uses a tenth, whatever the number of rows. */
const memoryMb = 200;

const iterate = ({ rows }: WriteSheet): RowIterator =>
  Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();

async function nextBatch(rows: RowIterator): Promise<(readonly CellValue[])[] | null> {
  const batch: (readonly CellValue[])[] = [];
  while (batch.length < batchRows) {
    const result = await rows.next();
    if (result.done) break;
    batch.push(result.value);
  }
  return batch.length === 0 ? null : batch;
}

/** Writes one workbook: holds the thread and the rows not requested yet. */
class Writing {
  private readonly talk: Talk<WriteAnswer>;
  private readonly rows: RowIterator[];
  private readonly signal: AbortSignal | undefined;

  constructor({ sheets, signal }: WriteOptions) {
    const job: WriteJob = {
      sheets: sheets.map(({ name, columns, textColumns }) => ({ name, columns, textColumns })),
    };
    this.talk = new Talk(startThread('write', { job, memoryMb }));
    this.rows = sheets.map(iterate);
    this.signal = signal;
    this.tell('bytes');
  }

  /**
   * Returns the next chunk of the file, or null at the end, sending rows whenever the thread
   * requests them.
   */
  async next(): Promise<Uint8Array<ArrayBuffer> | null> {
    for (;;) {
      const answer = await this.talk.hear(this.signal);
      if (answer.kind === 'end') return null;
      if (answer.kind === 'bytes') {
        // Prefetch: the thread produces the next chunk while this one is sent.
        this.tell('bytes');
        return answer.bytes;
      }
      const rows = this.rows[answer.sheet];
      this.tell({ rows: rows ? await nextBatch(rows) : null });
    }
  }

  /** Ends the thread and closes the row iterators. */
  async stop(): Promise<void> {
    await this.talk.stop();
    for (const rows of this.rows) await rows.return?.();
  }

  private tell(question: WriteQuestion): void {
    this.talk.ask(question);
  }
}

/**
 * Writes a workbook as a stream in a worker thread. Rows are fetched only as fast as the stream is
 * read, so memory does not grow with their number. Cancelling the stream or aborting the signal
 * ends the thread and closes the row iterators, as do completion and failure.
 */
export function writeWorkbook(options: WriteOptions): ReadableStream<Uint8Array<ArrayBuffer>> {
  let writing: Writing | undefined;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          options.signal?.throwIfAborted();
          writing ??= new Writing(options);
          const bytes = await writing.next();
          if (bytes) {
            controller.enqueue(bytes);
            return;
          }
          await writing.stop();
          controller.close();
        } catch (error) {
          await writing?.stop();
          controller.error(error);
        }
      },
      async cancel() {
        await writing?.stop();
      },
    },
    { highWaterMark: 0 },
  );
}
