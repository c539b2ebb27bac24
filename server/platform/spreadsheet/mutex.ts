import { rejectOnAbort } from '#server/platform/thread/reject-on-abort.ts';

/** A mutex with a FIFO queue. */
export class Mutex {
  private last: Promise<void> = Promise.resolve();

  /**
   * Waits until all earlier callers have released the mutex.
   * @returns a function that releases it
   * @throws the signal's reason when aborted while waiting
   */
  async acquire(signal?: AbortSignal): Promise<() => void> {
    let release: () => void = () => undefined;
    const previous = this.last;
    const current = new Promise<void>(resolve => (release = resolve));
    this.last = previous.then(() => current);
    try {
      await rejectOnAbort(previous, signal);
    } catch (error) {
      release();
      throw error;
    }
    return release;
  }
}
