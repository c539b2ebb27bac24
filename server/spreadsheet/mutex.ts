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

/** Resolves like `promise`, but rejects with the signal's reason as soon as the signal aborts. */
export async function rejectOnAbort<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return await promise;
  signal.throwIfAborted();
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
