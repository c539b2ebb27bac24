import type { Worker } from 'node:worker_threads';
import { tooMuch } from '../limits.ts';
import { untilAborted } from '../turns.ts';

/** A thread that answers what it is asked, one answer a question. */
export class Talk<Answer> {
  private readonly answers: Answer[] = [];
  private failure: Error | null = null;
  private wake: () => void = () => undefined;
  private readonly worker: Worker;

  constructor(worker: Worker) {
    this.worker = worker;
    worker.on('message', (answer: Answer) => {
      this.answers.push(answer);
      this.wake();
    });
    worker.on('error', (error: Error & { code?: string }) =>
      this.fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch.memory() : error),
    );
    worker.on('exit', () => this.fail(new Error('The thread ended.')));
  }

  ask(question: unknown): void {
    this.worker.postMessage(question);
  }

  /**
   * The next answer.
   * @throws what the thread threw, or the signal's reason
   */
  async hear(signal?: AbortSignal): Promise<Answer> {
    for (;;) {
      const answer = this.answers.shift();
      if (answer !== undefined) return answer;
      if (this.failure) throw this.failure;
      await untilAborted(new Promise<void>(resolve => (this.wake = resolve)), signal);
    }
  }

  /** Ends the thread, whatever it is doing. */
  async stop(): Promise<void> {
    await this.worker.terminate();
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.wake();
  }
}
