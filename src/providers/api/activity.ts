/** How many calls are under way, for the progress line. */
export interface Activity {
  readonly change: (by: 1 | -1) => void;
  readonly count: () => number;
  /** Calls back when the count changes. Gives what ends it. */
  readonly watch: (listener: () => void) => () => void;
}

export function createActivity(): Activity {
  let running = 0;
  const listeners = new Set<() => void>();
  return {
    change(by) {
      running += by;
      for (const listener of listeners) listener();
    },
    count: () => running,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
