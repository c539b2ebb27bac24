import { ThreadChannel } from '#server/platform/thread/channel.ts';
import { startThread } from '#server/platform/thread/start.ts';
import type { WriteAnswer, WriteJob, WriteRequest } from './thread/write.ts';
import { limitErrors } from './limits.ts';
import type { CellValue, SheetDefinition } from './write/sheet-xml.ts';

export type { CellValue, CellPrompt, WriteColumn } from './write/sheet-xml.ts';

type Row = readonly CellValue[];

/** A sheet and its rows, with values in column order. */
export interface WriteSheet extends SheetDefinition {
  readonly rows: AsyncIterable<Row> | Iterable<Row>;
}

/** A sheet of very many rows, which come in batches: waiting for each row would take longer than writing it. */
export interface WriteBatchedSheet extends SheetDefinition {
  readonly batches: AsyncIterable<readonly Row[]>;
}

interface WriteOptions {
  readonly sheets: readonly (WriteSheet | WriteBatchedSheet)[];
  readonly signal?: AbortSignal;
  /** Receives the number of rows that a sheet has passed to the writer, by its position. */
  readonly onRows?: (count: number, sheet: number) => void;
}

export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows per message to the thread. */
const batchRows = 500;

/** Heap limit of the writing thread; it uses a third, whatever the number of rows. */
const threadMemoryMb = 64;

/** Collects rows in batches. */
async function* collectBatches({ rows }: WriteSheet): AsyncGenerator<readonly Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < batchRows) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const batchesOf = (sheet: WriteSheet | WriteBatchedSheet): AsyncIterator<readonly Row[]> =>
  ('batches' in sheet ? sheet.batches : collectBatches(sheet))[Symbol.asyncIterator]();

/** Returns the next batch with rows, or null after the last. */
async function nextBatch(batches: AsyncIterator<readonly Row[]>): Promise<readonly Row[] | null> {
  for (;;) {
    const result = await batches.next();
    if (result.done === true) return null;
    if (result.value.length > 0) return result.value;
  }
}

/** Writes one workbook: holds the thread and the rows not requested yet. */
class WorkbookWriter {
  private readonly channel: ThreadChannel<WriteAnswer>;
  private readonly rows: AsyncIterator<readonly Row[]>[];
  private readonly signal: AbortSignal | undefined;
  private readonly onRows: WriteOptions['onRows'];

  constructor({ sheets, signal, onRows }: WriteOptions) {
    const job: WriteJob = {
      sheets: sheets.map(({ name, columns, textColumns, hasFilter }) => ({
        name,
        columns,
        textColumns,
        hasFilter,
      })),
    };
    this.channel = new ThreadChannel(
      startThread('spreadsheet-write', { job, memoryMb: threadMemoryMb }),
      { ofMemory: limitErrors.memory },
    );
    this.rows = sheets.map(batchesOf);
    this.signal = signal;
    this.onRows = onRows;
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
      const batches = this.rows[answer.sheet];
      const rows = batches ? await nextBatch(batches) : null;
      this.onRows?.(rows?.length ?? 0, answer.sheet);
      this.send({ rows });
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
