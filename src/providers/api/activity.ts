/** How many calls are under way, for the progress line, and when one of them last changed something. */
export interface Activity {
  readonly change: (by: 1 | -1) => void;
  readonly count: () => number;
  /** A call has changed something, or may have. */
  readonly wrote: () => void;
  /** When that was last, in ms; 0 before the first. */
  readonly wroteAt: () => number;
  /** Calls back when any of it changes. Gives what ends it. */
  readonly watch: (listener: () => void) => () => void;
}

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
