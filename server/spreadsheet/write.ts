import type { WriteAnswer, WriteJob, WriteQuestion } from './thread/write.ts';
import { startThread } from './thread/start.ts';
import { Talk } from './thread/talk.ts';
import type { CellValue, SheetHead } from './write/sheet.ts';

export type { CellValue, Prompt, WriteColumn } from './write/sheet.ts';

/** A sheet and where its rows come from, values in the order of its columns. */
export interface WriteSheet extends SheetHead {
  readonly rows: AsyncIterable<readonly CellValue[]> | Iterable<readonly CellValue[]>;
}

interface WriteOptions {
  readonly sheets: readonly WriteSheet[];
  readonly signal?: AbortSignal;
}

type RowIterator = AsyncIterator<readonly CellValue[]> | Iterator<readonly CellValue[]>;

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows that cross to the thread together. */
const batchRows = 500;

/** What the writing thread may keep; it needs a tenth, whatever the number of rows. */
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

/** The writing of one workbook: the thread, and the rows that it has not asked for yet. */
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

  /** The next piece of the file, or null at its end; hands over rows as long as they are what is asked for. */
  async next(): Promise<Uint8Array<ArrayBuffer> | null> {
    for (;;) {
      const answer = await this.talk.hear(this.signal);
      if (answer.kind === 'end') return null;
      if (answer.kind === 'bytes') {
        // The thread makes the next piece while this one is sent.
        this.tell('bytes');
        return answer.bytes;
      }
      const rows = this.rows[answer.sheet];
      this.tell({ rows: rows ? await nextBatch(rows) : null });
    }
  }

  /** Ends the thread, and lets go of the rows. */
  async stop(): Promise<void> {
    await this.talk.stop();
    for (const rows of this.rows) await rows.return?.();
  }

  private tell(question: WriteQuestion): void {
    this.talk.ask(question);
  }
}

/**
 * Writes a workbook as a stream, in a thread of its own. Rows are fetched as the stream is read, and
 * no faster; its memory does not grow with their number. Whoever cancels the stream, or aborts the
 * signal, ends the thread, and the rows are told that no more are wanted. When the stream is over,
 * well or badly, the thread has ended and the rows are let go.
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
