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
  /** What the file's name says it is; what it is shows in its bytes, and the two have to agree. */
  readonly kind: SheetKind;
  /** The sheet that is wanted; without it, and in a workbook of one sheet, the first. */
  readonly sheet?: string;
  readonly limits?: Partial<Limits>;
  readonly signal?: AbortSignal;
}

/** The process has one memory, so it reads one file at a time, whoever asks. */
const turns = new Turns();

/** Aborts when the thread has worked for too long; the time in which it waits does not count. */
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
 * Reads a spreadsheet that a stranger sent: row by row, in a thread of its own with limits on its
 * time and memory, one file at a time. Rows without content are passed over, formulas are never
 * worked out. Whoever stops half-way, by `break` or by the signal, ends the thread.
 * @throws SpreadsheetError with a message for the person who sent it; the signal's reason
 */
export async function* readSheet(
  file: Uint8Array | string,
  { kind, sheet, limits: changed, signal }: ReadOptions,
): AsyncGenerator<SheetRow, void, undefined> {
  const limits = { ...defaultLimits, ...changed };
  // Refused here, as the bytes would be copied into the thread.
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
        // The thread makes the next rows while these are worked with.
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
