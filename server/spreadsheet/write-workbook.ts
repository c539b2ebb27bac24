import type { WriteAnswer, WriteJob, WriteRequest } from './thread/write.ts';
import { startThread } from './thread/start.ts';
import { ThreadChannel } from './thread/channel.ts';
import type { CellValue, SheetDefinition } from './write/sheet-xml.ts';

export type { CellValue, CellPrompt, WriteColumn } from './write/sheet-xml.ts';

/** A sheet and its rows, with values in column order. */
export interface WriteSheet extends SheetDefinition {
  readonly rows: AsyncIterable<readonly CellValue[]> | Iterable<readonly CellValue[]>;
}

interface WriteOptions {
  readonly sheets: readonly WriteSheet[];
  readonly signal?: AbortSignal;
}

type RowIterator = AsyncIterator<readonly CellValue[]> | Iterator<readonly CellValue[]>;

export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows per message to the thread. */
const batchRows = 500;

/** Heap limit of the writing thread; it uses a tenth, whatever the number of rows. */
const threadMemoryMb = 200;

const rowIterator = ({ rows }: WriteSheet): RowIterator =>
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
class WorkbookWriter {
  private readonly channel: ThreadChannel<WriteAnswer>;
  private readonly rows: RowIterator[];
  private readonly signal: AbortSignal | undefined;

  constructor({ sheets, signal }: WriteOptions) {
    const job: WriteJob = {
      sheets: sheets.map(({ name, columns, textColumns }) => ({ name, columns, textColumns })),
    };
    this.channel = new ThreadChannel(startThread('write', { job, memoryMb: threadMemoryMb }));
    this.rows = sheets.map(rowIterator);
    this.signal = signal;
    this.send('bytes');
  }

  /**
   * Returns the next chunk of the file, or null at the end, sending rows whenever the thread
   * requests them.
   */
  async next(): Promise<Uint8Array<ArrayBuffer> | null> {
    for (;;) {
      const answer = await this.channel.receive(this.signal);
      if (answer.kind === 'end') return null;
      if (answer.kind === 'bytes') {
        // Prefetch: the thread produces the next chunk while this one is sent.
        this.send('bytes');
        return answer.bytes;
      }
      const rows = this.rows[answer.sheet];
      this.send({ rows: rows ? await nextBatch(rows) : null });
    }
  }

  /** Ends the thread and closes the row iterators. */
  async stop(): Promise<void> {
    await this.channel.stop();
    for (const rows of this.rows) await rows.return?.();
  }

  private send(question: WriteRequest): void {
    this.channel.send(question);
  }
}

/**
 * Writes a workbook as a stream in a worker thread. Rows are fetched only as fast as the stream is
 * read, so memory does not grow with their number. Cancelling the stream or aborting the signal
 * ends the thread and closes the row iterators, as do completion and failure.
 */
export function writeWorkbook(options: WriteOptions): ReadableStream<Uint8Array<ArrayBuffer>> {
  let writer: WorkbookWriter | undefined;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          options.signal?.throwIfAborted();
          writer ??= new WorkbookWriter(options);
          const bytes = await writer.next();
          if (bytes) {
            controller.enqueue(bytes);
            return;
          }
          await writer.stop();
          controller.close();
        } catch (error) {
          await writer?.stop();
          controller.error(error);
        }
      },
      async cancel() {
        await writer?.stop();
      },
    },
    { highWaterMark: 0 },
  );
}
