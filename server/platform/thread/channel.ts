import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { endMessage } from './end.ts';
import { rejectOnAbort } from './reject-on-abort.ts';

/** Time to exit before a thread is terminated; one step of its work takes a fraction of that. */
const graceMs = 3_000;

/** Errors of a thread that are not thrown as they are. */
interface ThreadErrors<Answer> {
  /** Returns the error of an answer that reports a failure. */
  readonly ofAnswer?: (answer: Answer) => Error | undefined;
  /** Returns the error of a thread that exceeded its memory. */
  readonly ofMemory?: () => Error;
}

/** A request–response channel to a worker thread. */
export class ThreadChannel<Answer> {
  private readonly answers: Answer[] = [];
  private failure: Error | null = null;
  private hasExited = false;
  private wake: () => void = () => undefined;
  private readonly worker: Worker;
  private readonly ended: Promise<void>;

  constructor(worker: Worker, { ofAnswer, ofMemory }: ThreadErrors<Answer> = {}) {
    this.worker = worker;
    worker.on('message', (answer: Answer) => {
      const failure = ofAnswer?.(answer);
      if (failure) this.fail(failure);
      else this.answers.push(answer);
      this.wake();
    });
    worker.on('error', (error: Error & { code?: string }) =>
      this.fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' && ofMemory ? ofMemory() : error),
    );
    this.ended = new Promise(resolve =>
      worker.on('exit', () => {
        this.hasExited = true;
        this.wake();
        resolve();
      }),
    );
  }

  /** @param transfer buffers that are moved to the thread instead of copied */
  send(question: unknown, transfer: readonly ArrayBuffer[] = []): void {
    this.worker.postMessage(question, [...transfer]);
  }

  /**
   * Waits for the next answer. A failure of the thread is thrown before the answers that precede it.
   * @throws whatever the thread threw, or the signal's reason
   */
  async receive(signal?: AbortSignal): Promise<Answer> {
    for (;;) {
      this.throwIfFailed();
      const answer = this.answers.shift();
      if (answer !== undefined) return answer;
      if (this.hasExited) throw new Error('The worker thread exited.');
      await rejectOnAbort(new Promise<void>(resolve => (this.wake = resolve)), signal);
    }
  }

  /** @throws whatever the thread threw, even before the answers that precede the failure */
  throwIfFailed(): void {
    if (this.failure) throw this.failure;
  }

  /** Makes the thread exit, and terminates it when it hangs. */
  async stop(): Promise<void> {
    this.worker.postMessage(endMessage);
    const graceTimer = new AbortController();
    const timeout = wait(graceMs, 'late', { signal: graceTimer.signal }).catch(() => 'not needed');
    const isLate = (await Promise.race([this.ended, timeout])) === 'late';
    graceTimer.abort();
    if (isLate) await this.worker.terminate();
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.wake();
  }
}
