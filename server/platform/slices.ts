import { setImmediate as nextRound } from 'node:timers/promises';

/**
 * Time in ms after which long work on rows yields to the event loop. A call waits for such a slice at
 * each of its statements.
 */
const sliceMs = 1;

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
  for (const [index, item] of items.entries()) {
    results.push(work(item, index));
    if (performance.now() - since > sliceMs) {
      await nextRound();
      since = performance.now();
    }
  }
  return results;
}
