/** Counts running calls, for the progress bar, and records the time of the last write. */
export interface RequestActivity {
  readonly changeCount: (by: 1 | -1) => void;
  readonly count: () => number;
  /** Records that a call has, or may have, written data. */
  readonly recordWrite: () => void;
  /** Time of the last write in ms since the epoch; 0 before the first. */
  readonly lastWriteAt: () => number;
  /** Subscribes to changes; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a counter without running calls. */
export function createRequestActivity(): RequestActivity {
  let running = 0;
  let lastWrite = 0;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    changeCount(by) {
      running += by;
      notify();
    },
    count: () => running,
    recordWrite() {
      lastWrite = Date.now();
      notify();
    },
    lastWriteAt: () => lastWrite,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
