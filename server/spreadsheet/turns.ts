/** A mutex with a FIFO queue. */
export class Turns {
  private last: Promise<void> = Promise.resolve();

  /**
   * Waits until all earlier callers have released the mutex.
   * @returns a function that releases it
   * @throws the signal's reason when aborted while waiting
   */
  async take(signal?: AbortSignal): Promise<() => void> {
    let release: () => void = () => undefined;
    const before = this.last;
    const mine = new Promise<void>(resolve => (release = resolve));
    this.last = before.then(() => mine);
    try {
      await untilAborted(before, signal);
    } catch (error) {
      release();
      throw error;
    }
    return release;
  }
}

/** Resolves like `promise`, but rejects with the signal's reason as soon as the signal aborts. */
export async function untilAborted<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
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
