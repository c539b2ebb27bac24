import { setImmediate as nextTurn } from 'node:timers/promises';

/** Time in ms after which long work lets other calls run. */
const sliceMs = 4;

/**
 * Maps items like `Array.map`, but lets other calls run every few milliseconds. A batch of import rows
 * would otherwise delay every list page by its whole duration.
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
      await nextTurn();
      since = performance.now();
    }
  }
  return results;
}
