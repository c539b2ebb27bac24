import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Time in ms after which long work lets other calls run. A list page waits for a slice at each of its
 * statements, and so does the work itself for each answer of the database.
 */
const sliceMs = 1;

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
  for (const [index, item] of items.entries()) {
    results.push(work(item, index));
    if (performance.now() - since > sliceMs) {
      await nextTurn();
      since = performance.now();
    }
  }
  return results;
}
