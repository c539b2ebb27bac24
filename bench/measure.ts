/** Milliseconds of many runs, as people compare them. */
export interface Timing {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** Runs something again and again, one after the other, and gives how long it took in milliseconds. */
export async function time(times: number, run: (i: number) => Promise<unknown>): Promise<Timing> {
  for (let i = 0; i < Math.min(10, times); i += 1) await run(i);
  const taken: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const began = performance.now();
    await run(i);
    taken.push(performance.now() - began);
  }
  taken.sort((a, b) => a - b);
  const at = (part: number): number =>
    taken[Math.min(taken.length - 1, Math.floor(part * taken.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

const ms = (n: number): string => n.toFixed(1).padStart(9);

/** One line of a table of timings. */
export const row = (title: string, { p50, p95, max }: Timing): string =>
  `${title.padEnd(44)}${ms(p50)}${ms(p95)}${ms(max)}`;

/** The head of such a table. */
export const head = `${'ms'.padEnd(44)}${'p50'.padStart(9)}${'p95'.padStart(9)}${'max'.padStart(9)}`;
