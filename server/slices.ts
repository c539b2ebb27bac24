/**
 * Time in ms after which a long task yields. A list page waits for such a slice at each of its statements,
 * and so does the task itself for each answer of the database.
 */
const sliceMs = 1;

/**
 * Maximum time in ms that the next slice of a long task waits for the calls under way. Then it runs anyway,
 * so that imports and exports also advance while many users work.
 */
const maxDelayMs = 2;

/**
 * Time in ms after which long tasks no longer wait for a call, because it is a long task itself or
 * waits for something.
 */
const newCallMs = 50;

interface Call {
  readonly since: number;
}

// Shared by the process, because all its applications share one event loop.
const calls = new Set<Call>();
/** Starts the next slice of each long task that waits for one. */
const waiting: (() => void)[] = [];
let isScheduled = false;
let delay: NodeJS.Timeout | undefined;

function hasNewCall(): boolean {
  const from = performance.now() - newCallMs;
  for (const { since } of calls) if (since > from) return true;
  return false;
}

/** Schedules the next slice: in the next round of the event loop, or after the calls under way. */
function scheduleSlice(): void {
  if (isScheduled || waiting.length === 0) return;
  isScheduled = true;
  if (hasNewCall()) delay = setTimeout(startSlice, maxDelayMs);
  else setImmediate(startSlice);
}

function startSlice(): void {
  isScheduled = false;
  delay = undefined;
  waiting.shift()?.();
  // One slice for each round of the event loop, however many tasks run.
  scheduleSlice();
}

/** Waits for the next slice. */
const nextSlice = (): Promise<void> =>
  new Promise(resolve => {
    waiting.push(resolve);
    scheduleSlice();
  });

/**
 * Answers a call, for which long tasks wait a little.
 * @returns what `answer` returns
 */
export async function beforeLongTasks<T>(answer: () => T | Promise<T>): Promise<T> {
  const call = { since: performance.now() };
  calls.add(call);
  try {
    return await answer();
  } finally {
    calls.delete(call);
    if (delay && !hasNewCall()) {
      clearTimeout(delay);
      delay = undefined;
      setImmediate(startSlice);
    }
  }
}

/**
 * Maps items like `Array.map`, but yields every millisecond, so that calls are answered meanwhile. A
 * batch of import rows would otherwise delay every list page by its whole duration.
 */
export async function mapInSlices<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => R,
): Promise<R[]> {
  const results: R[] = [];
  let since = performance.now();
  // Not by `entries`, which allocates a pair for each item.
  for (let index = 0; index < items.length; index++) {
    results.push(work(items[index] as T, index));
    if (performance.now() - since > sliceMs) {
      await nextSlice();
      since = performance.now();
    }
  }
  return results;
}
