/** Counts running calls, for the progress bar, and records the time of the last write. */
export interface Activity {
  readonly change: (by: 1 | -1) => void;
  readonly count: () => number;
  /** Records that a call has, or may have, written data. */
  readonly wrote: () => void;
  /** Time of the last write in ms since the epoch; 0 before the first. */
  readonly wroteAt: () => number;
  /** Subscribes to changes; returns the unsubscribe function. */
  readonly watch: (listener: () => void) => () => void;
}

/** Creates a counter without running calls. */
export function createActivity(): Activity {
  let running = 0;
  let wroteAt = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    change(by) {
      running += by;
      tell();
    },
    count: () => running,
    wrote() {
      wroteAt = Date.now();
      tell();
    },
    wroteAt: () => wroteAt,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
