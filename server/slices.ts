/**
 * Time in ms after which long work gives its turn away. A list page waits for a turn at each of its
 * statements, and so does the work itself for each answer of the database.
 */
const sliceMs = 1;

/**
 * How long the next turn of long work waits for the calls under way, in ms. It then runs all the same, so
 * that it also advances while many users work.
 */
const patienceMs = 4;

/** Age in ms up to which long work waits for a call; an older one is long work itself, or waits for something. */
const newCallMs = 100;

interface Call {
  readonly since: number;
}

// Of the process, because all its applications share one event loop.
const calls = new Set<Call>();
/** Starts the next turn of each long work that waits for it. */
const turns: (() => void)[] = [];
let isScheduled = false;
let patience: NodeJS.Timeout | undefined;

function hasNewCall(): boolean {
  const from = performance.now() - newCallMs;
  for (const { since } of calls) if (since > from) return true;
  return false;
}

/** Runs the next turn: at once, or after the calls under way. */
function scheduleTurn(): void {
  if (isScheduled || turns.length === 0) return;
  isScheduled = true;
  if (hasNewCall()) patience = setTimeout(runTurn, patienceMs);
  else setImmediate(runTurn);
}

function runTurn(): void {
  isScheduled = false;
  patience = undefined;
  turns.shift()?.();
  // One turn for each round of the event loop, however many works are under way.
  scheduleTurn();
}

/** Ends the slice of a long work and waits for its next turn. */
const nextTurn = (): Promise<void> =>
  new Promise(resolve => {
    turns.push(resolve);
    scheduleTurn();
  });

/** Answers a call before long work continues. */
export async function beforeLongWork<T>(answer: () => T | Promise<T>): Promise<T> {
  const call = { since: performance.now() };
  calls.add(call);
  try {
    return await answer();
  } finally {
    calls.delete(call);
    if (patience && !hasNewCall()) {
      clearTimeout(patience);
      patience = undefined;
      setImmediate(runTurn);
    }
  }
}

/**
 * Maps items like `Array.map`, but lets other calls run every millisecond. A batch of import rows
 * would otherwise delay every list page by its whole duration.
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
      await nextTurn();
      since = performance.now();
    }
  }
  return results;
}
