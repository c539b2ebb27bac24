/**
 * Returns a function whose callers share one run of a task while it runs, so that many who ask at once cost no more than
 * one. With a key, only those with the same key share it.
 */
export function sharedWhileRunning<T>(
  task: (key: string) => Promise<T>,
): (key?: string) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key = '') => {
    const run = running.get(key) ?? task(key).finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };
}
