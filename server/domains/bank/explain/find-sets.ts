/** Steps that a search may still take; shared by the searches of one line. */
export interface Budget {
  steps: number;
}

/** Sets that one search returns. */
const maxSets = 40;

/**
 * Finds the sets of amounts whose sum is between two limits, the smallest sets first. Amounts are tried from the
 * largest on, and a branch ends when neither the largest nor the smallest of what follows can complete
 * it; the budget bounds what remains.
 * @returns positions in `amounts`, in ascending order
 */
export function findSets(
  amounts: readonly number[],
  {
    from,
    to,
    maxSize,
    budget,
  }: {
    readonly from: number;
    readonly to: number;
    readonly maxSize: number;
    readonly budget: Budget;
  },
): number[][] {
  const order = amounts
    .map((_, at) => at)
    .filter(at => (amounts[at] ?? 0) > 0 && (amounts[at] ?? 0) <= to)
    .sort((a, b) => (amounts[b] ?? 0) - (amounts[a] ?? 0) || a - b);
  const sorted = order.map(at => amounts[at] ?? 0);
  const sums = [0];
  for (const amount of sorted) sums.push((sums.at(-1) ?? 0) + amount);
  const sumOf = (start: number, count: number): number =>
    (sums[start + count] ?? Number.NaN) - (sums[start] ?? 0);
  const found: number[][] = [];
  const chosen: number[] = [];

  const search = (start: number, size: number, low: number, high: number): void => {
    for (let at = start; at + size <= sorted.length; at++) {
      budget.steps -= 1;
      if (budget.steps < 0 || found.length === maxSets) return;
      // The largest that remain are too small, and so is everything after them.
      if (sumOf(at, size) < low) return;
      const amount = sorted[at] ?? 0;
      if (amount + sumOf(sorted.length - size + 1, size - 1) > high) continue;
      chosen.push(order[at] ?? 0);
      if (size === 1) {
        if (amount >= low && amount <= high) found.push([...chosen].sort((a, b) => a - b));
      } else search(at + 1, size - 1, low - amount, high - amount);
      chosen.pop();
    }
  };
  for (let size = 1; size <= Math.min(maxSize, sorted.length); size++) search(0, size, from, to);
  return found;
}
