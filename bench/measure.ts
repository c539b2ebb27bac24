/** One measured operation; durations in ms. */
export interface Measurement {
  readonly name: string;
  readonly best: number;
  readonly p50: number;
  readonly p95: number;
  readonly times: number;
  /** Target for p95, in ms. */
  readonly limit?: number;
}

/** Runs `work` `times` times after one warm-up round (`round` is -1) and returns its durations. */
export async function measure(
  name: string,
  times: number,
  work: (round: number) => Promise<unknown>,
  limit?: number,
): Promise<Measurement> {
  await work(-1);
  const durations: number[] = [];
  for (let round = 0; round < times; round++) {
    const started = performance.now();
    await work(round);
    durations.push(performance.now() - started);
  }
  durations.sort((a, b) => a - b);
  const at = (part: number): number =>
    durations[Math.min(times - 1, Math.floor(times * part))] ?? 0;
  return {
    name,
    best: at(0),
    p50: at(0.5),
    p95: at(0.95),
    times,
    ...(limit === undefined ? {} : { limit }),
  };
}

/** Prints measurements as a table. */
export function printTable(title: string, rows: readonly Measurement[]): void {
  printTableHead(title);
  rows.forEach(printTableRow);
}

/** Prints the table header on its own, so that rows can follow as they are measured. */
export function printTableHead(title: string): void {
  console.log(
    `\n${title}\n${'ms'.padStart(63)}${'best'.padStart(9)}${'p50'.padStart(9)}${'p95'.padStart(9)}   limit`,
  );
}

export function printTableRow({ name, best, p50, p95, times, limit }: Measurement): void {
  const verdict =
    limit === undefined ? '' : `${String(limit).padStart(6)} ${p95 <= limit ? '✓' : '✗'}`;
  const label = `${name} (${times}×)`.padEnd(63);
  console.log(
    `${label}${best.toFixed(1).padStart(9)}${p50.toFixed(1).padStart(9)}${p95.toFixed(1).padStart(9)}  ${verdict}`,
  );
}

/**
 * Runs `work` and returns its result, the peak resident memory during it and the resident memory
 * before it, in MB.
 */
export async function peakMemory<T>(
  work: () => Promise<T>,
): Promise<{ result: T; mb: number; before: number }> {
  const before = process.memoryUsage().rss / 1_000_000;
  let peak = 0;
  const sample = (): void => {
    peak = Math.max(peak, process.memoryUsage().rss);
  };
  const timer = setInterval(sample, 50);
  sample();
  try {
    const result = await work();
    sample();
    return { result, mb: peak / 1_000_000, before };
  } finally {
    clearInterval(timer);
  }
}
