import { SpreadsheetError } from './error.ts';
import type { SheetKind } from './kind.ts';
import { defaultLimits, tooMuch, type Limits } from './limits.ts';
import { sheetRow, type SheetRow } from './row.ts';
import type { ReadJob } from './rows.ts';
import type { ReadAnswer } from './thread/read.ts';
import { startThread } from './thread/start.ts';
import { Talk } from './thread/talk.ts';
import { Turns } from './turns.ts';

export interface ReadOptions {
  /** The type that the file name claims; the content has to match. */
  readonly kind: SheetKind;
  /**
   * Name of the sheet to read; defaults to the first. Ignored for a workbook with a single sheet.
   */
  readonly sheet?: string;
  readonly limits?: Partial<Limits>;
  readonly signal?: AbortSignal;
}

/** Files are read one at a time, because all requests share the memory of one process. */
const turns = new Turns();

/** Aborts when the thread exceeds its working time; waiting for the consumer does not count. */
class Clock {
  readonly controller = new AbortController();
  private leftMs: number;

  constructor(seconds: number) {
    this.leftMs = seconds * 1000;
  }

  async during<T>(work: Promise<T>): Promise<T> {
    const from = performance.now();
    const timer = setTimeout(() => this.controller.abort(tooMuch.seconds()), this.leftMs);
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
  { kind, sheet, limits: changed, signal }: ReadOptions,
): AsyncGenerator<SheetRow, void, undefined> {
  const limits = { ...defaultLimits, ...changed };
  // Checked before the bytes are copied to the thread.
  if (typeof file !== 'string' && file.length > limits.fileBytes) throw tooMuch.fileBytes(limits);
  const release = await turns.take(signal);
  try {
    const job: ReadJob = { file, kind, sheet, limits };
    const talk = new Talk<ReadAnswer>(startThread('read', { job, memoryMb: limits.memoryMb }));
    const clock = new Clock(limits.seconds);
    const either = AbortSignal.any([clock.controller.signal, ...(signal ? [signal] : [])]);
    try {
      talk.ask('next');
      for (;;) {
        const answer = await clock.during(talk.hear(either));
        if (answer.kind === 'end') return;
        if (answer.kind === 'refused') throw new SpreadsheetError(answer.code, answer.message);
        // Prefetch: the thread parses the next rows while these are processed.
        talk.ask('next');
        for (const row of answer.rows) yield sheetRow(answer.sheet, row);
        signal?.throwIfAborted();
      }
    } finally {
      await talk.stop();
    }
  } finally {
    release();
  }
}
