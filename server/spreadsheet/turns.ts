/** Lets one at a time through, in the order they came. */
export class Turns {
  private last: Promise<void> = Promise.resolve();

  /**
   * Waits for one's turn.
   * @returns what ends it
   * @throws the signal's reason, when it is aborted before
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

/** A promise that is waited for no longer than the signal lets. */
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
