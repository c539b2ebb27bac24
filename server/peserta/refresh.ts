/** Time in ms between two refreshes of a list, at least, and as a multiple of how long the last took. */
const pauses = { least: 5_000, multiple: 20 };

/** Lists whose last refresh is remembered. */
const mostLists = 200;

/** Runs work for lists in the background. */
export interface Refresher {
  /**
   * Starts work for a list, unless other work is under way or the last work of the list was recent.
   * An error is given to `fail`.
   */
  readonly request: (list: string, work: () => Promise<void>) => void;
  /** Resolves when no work is under way. */
  readonly idle: () => Promise<void>;
}

/**
 * Creates a refresher that does one piece of work at a time, and for each list takes at most about a
 * twentieth of the time.
 * @param fail receives errors of the work
 * @param now a steady clock in ms
 */
export function createRefresher(
  fail: (error: unknown) => void,
  now: () => number = () => performance.now(),
): Refresher {
  /** When the next refresh of a list may begin. */
  const due = new Map<string, number>();
  let running: Promise<void> | undefined;
  const run = async (list: string, work: () => Promise<void>): Promise<void> => {
    const began = now();
    try {
      await work();
    } catch (error) {
      fail(error);
    }
    due.delete(list);
    due.set(list, now() + Math.max(pauses.least, (now() - began) * pauses.multiple));
    const [first] = due.keys();
    if (first !== undefined && due.size > mostLists) due.delete(first);
    running = undefined;
  };
  return {
    request(list, work) {
      if (running !== undefined || now() < (due.get(list) ?? 0)) return;
      running = run(list, work);
    },
    idle: () => running ?? Promise.resolve(),
  };
}
