import { SpreadsheetError } from './error.ts';
import type { SheetKind } from './sheet-kind.ts';
import { defaultLimits, limitErrors, type SpreadsheetLimits } from './limits.ts';
import { toSheetRow, type SheetRow } from './sheet-row.ts';
import type { ReadJob } from './read-rows.ts';
import type { ReadAnswer } from './thread/read.ts';
import { startThread } from './thread/start.ts';
import { ThreadChannel } from './thread/channel.ts';
import { Mutex } from './mutex.ts';

export interface ReadOptions {
  /** The type that the file name claims; the content has to match. */
  readonly kind: SheetKind;
  /**
   * Name of the sheet to read; defaults to the first. Ignored for a workbook with a single sheet.
   */
  readonly sheet?: string;
  readonly limits?: Partial<SpreadsheetLimits>;
  readonly signal?: AbortSignal;
}

/** Files are read one at a time, because all requests share the memory of one process. */
const readMutex = new Mutex();

/** Aborts when the thread exceeds its working time; waiting for the consumer does not count. */
class WorkTimer {
  readonly controller = new AbortController();
  private leftMs: number;

  constructor(seconds: number) {
    this.leftMs = seconds * 1000;
  }

  async measure<T>(work: Promise<T>): Promise<T> {
    const from = performance.now();
    const timer = setTimeout(() => this.controller.abort(limitErrors.seconds()), this.leftMs);
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
  { kind, sheet, limits: limitOverrides, signal }: ReadOptions,
): AsyncGenerator<SheetRow, void, undefined> {
  const limits = { ...defaultLimits, ...limitOverrides };
  // Checked before the bytes are copied to the thread.
  if (typeof file !== 'string' && file.length > limits.fileBytes)
    throw limitErrors.fileBytes(limits);
  const releaseMutex = await readMutex.acquire(signal);
  try {
    const job: ReadJob = { file, kind, sheet, limits };
    const channel = new ThreadChannel<ReadAnswer>(
      startThread('read', { job, memoryMb: limits.memoryMb }),
    );
    const workTimer = new WorkTimer(limits.seconds);
    const abortSignal = AbortSignal.any([workTimer.controller.signal, ...(signal ? [signal] : [])]);
    try {
      channel.send('next');
      for (;;) {
        const answer = await workTimer.measure(channel.receive(abortSignal));
        if (answer.kind === 'end') return;
        if (answer.kind === 'refused') throw new SpreadsheetError(answer.code, answer.message);
        // Prefetch: the thread parses the next rows while these are processed.
        channel.send('next');
        for (const row of answer.rows) yield toSheetRow(answer.sheet, row);
        signal?.throwIfAborted();
      }
    } finally {
      await channel.stop();
    }
  } finally {
    releaseMutex();
  }
}
