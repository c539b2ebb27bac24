import { ThreadChannel } from '#server/platform/thread/channel.ts';
import { startThread } from '#server/platform/thread/start.ts';
import { SpreadsheetError } from './error.ts';
import { defaultLimits, limitErrors, type SpreadsheetLimits } from './limits.ts';
import { toSheetRow, unpackRows, type SheetRow } from './sheet-row.ts';
import type { ReadJob } from './read-rows.ts';
import type { ReadAnswer, RowsTaken } from './thread/read.ts';
import { Mutex } from './mutex.ts';

export interface ReadOptions {
  /**
   * Name of the sheet to read, or its position from 1; defaults to the first. A name is ignored for
   * a workbook with a single sheet.
   */
  readonly sheet?: string | number;
  /** Delimiter of a text; found from its first lines when omitted. */
  readonly delimiter?: string | undefined;
  readonly limits?: Partial<SpreadsheetLimits>;
  readonly signal?: AbortSignal;
  /** Moves the bytes to the thread instead of copying them; the caller cannot use them any more. */
  readonly moveBytes?: boolean;
}

/** Young generation of the reading thread; a larger one takes memory and is not faster. */
const youngMb = 12;

/** Files are read one at a time, because all requests share the memory of one process. */
const readMutex = new Mutex();

/** Aborts when the consumer has waited too long for the thread, or the reading lasts too long. */
class ReadTimer {
  readonly controller = new AbortController();
  private leftMs: number;
  private readonly total: NodeJS.Timeout;

  constructor({ seconds, totalSeconds }: SpreadsheetLimits) {
    this.leftMs = seconds * 1000;
    this.total = setTimeout(() => this.abort(), totalSeconds * 1000);
  }

  private abort(): void {
    this.controller.abort(limitErrors.seconds());
  }

  stop(): void {
    clearTimeout(this.total);
  }

  async measure<T>(work: Promise<T>): Promise<T> {
    const from = performance.now();
    const timer = setTimeout(() => this.abort(), this.leftMs);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
      this.leftMs -= performance.now() - from;
    }
  }
}

/**
 * Reads an untrusted spreadsheet row by row in a worker thread with time and memory limits, one
 * file at a time. Empty rows are skipped and formulas are never evaluated. Leaving the loop early
 * or aborting the signal ends the thread.
 * @throws SpreadsheetError with a message for the user; the signal's reason
 */
export async function* readSheet(
  file: Uint8Array | string,
  { sheet, delimiter, limits: limitOverrides, signal, moveBytes = false }: ReadOptions = {},
): AsyncGenerator<SheetRow, void, undefined> {
  const limits = { ...defaultLimits, ...limitOverrides };
  // Checked before the bytes are copied to the thread.
  if (typeof file !== 'string' && file.length > limits.fileBytes)
    throw limitErrors.fileBytes(limits);
  const releaseMutex = await readMutex.acquire(signal);
  try {
    const job: ReadJob = { file, sheet, delimiter, limits };
    const transfer =
      moveBytes && typeof file !== 'string' && file.buffer instanceof ArrayBuffer
        ? [file.buffer]
        : [];
    const channel = new ThreadChannel<ReadAnswer>(
      startThread('spreadsheet-read', { job, memoryMb: limits.memoryMb, youngMb, transfer }),
      {
        ofAnswer: answer =>
          answer.kind === 'refused'
            ? new SpreadsheetError(answer.code, answer.detail, {
                ...(answer.sheets ? { sheets: answer.sheets } : {}),
              })
            : undefined,
        ofMemory: limitErrors.memory,
      },
    );
    const timer = new ReadTimer(limits);
    const abortSignal = AbortSignal.any([timer.controller.signal, ...(signal ? [signal] : [])]);
    try {
      for (;;) {
        const answer = await timer.measure(channel.receive(abortSignal));
        if (answer.kind !== 'rows') return;
        channel.send({ bytes: answer.rows.length } satisfies RowsTaken);
        for (const row of unpackRows(answer.rows)) {
          abortSignal.throwIfAborted();
          channel.throwIfFailed();
          yield toSheetRow(answer.sheet, row);
        }
      }
    } finally {
      timer.stop();
      await channel.stop();
    }
  } finally {
    releaseMutex();
  }
}
