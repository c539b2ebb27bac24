import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { limitErrors } from '../limits.ts';
import { rejectOnAbort } from '../mutex.ts';
import { endMessage } from './end.ts';

/** Time to exit before a thread is terminated; one step of its work takes a fraction of that. */
const graceMs = 3_000;

/** A request–response channel to a worker thread. */
export class ThreadChannel<Answer> {
  private readonly answers: Answer[] = [];
  private failure: Error | null = null;
  private wake: () => void = () => undefined;
  private readonly worker: Worker;
  private readonly ended: Promise<void>;

  constructor(worker: Worker) {
    this.worker = worker;
    worker.on('message', (answer: Answer) => {
      this.answers.push(answer);
      this.wake();
    });
    worker.on('error', (error: Error & { code?: string }) =>
      this.fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? limitErrors.memory() : error),
    );
    this.ended = new Promise(resolve =>
      worker.on('exit', () => {
        this.fail(new Error('The worker thread exited.'));
        resolve();
      }),
    );
  }

  send(question: unknown): void {
    this.worker.postMessage(question);
  }

  /**
   * Waits for the next answer.
   * @throws whatever the thread threw, or the signal's reason
   */
  async receive(signal?: AbortSignal): Promise<Answer> {
    for (;;) {
      const answer = this.answers.shift();
      if (answer !== undefined) return answer;
      if (this.failure) throw this.failure;
      await rejectOnAbort(new Promise<void>(resolve => (this.wake = resolve)), signal);
    }
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
