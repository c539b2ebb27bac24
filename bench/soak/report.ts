import { quantile, type Statistics } from './statistics.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Prints what a run has measured, as tables, and each violation. */
export function printReport(
  { responses, reads, faults, writes, violations }: Statistics,
  { peakMb, minutes, seed }: { peakMb: number; minutes: number; seed: number },
): void {
  const counts = (from: ReadonlyMap<string, number>): string =>
    [...from]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, n]) => `${name}: ${n}`)
      .join(', ');

  console.log(
    `\n${'fault'.padEnd(36)}${'times'.padStart(6)}${'p50'.padStart(9)}${'max'.padStart(9)}  outcome`,
  );
  for (const [name, { times, outcomes, recoveries }] of [...faults].sort()) {
    const recovery = [0.5, 1].map(part =>
      recoveries.length > 0 ? seconds(quantile(recoveries, part)) : '',
    );
    console.log(
      `${name.padEnd(36)}${String(times).padStart(6)}${recovery.map(text => text.padStart(9)).join('')}  ` +
        counts(new Map(Object.entries(outcomes))),
    );
  }
  console.log(
    `\n${'read'.padEnd(36)}${'times'.padStart(6)}${'p50'.padStart(9)}${'p95'.padStart(9)}`,
  );
  for (const [name, times] of reads) {
    const values = [0.5, 0.95].map(part => `${quantile(times, part).toFixed(0)} ms`.padStart(9));
    console.log(`${name.padEnd(36)}${String(times.length).padStart(6)}${values.join('')}`);
  }
  console.log(`\nacknowledged writes   ${counts(writes)}`);
  console.log(`answers by status     ${counts(responses)}`);
  console.log(`peak memory           ${peakMb.toFixed(0)} MB`);
  console.log(`\n${minutes} min, seed ${seed}: ${violations.size === 0 ? 'passed' : 'FAILED'}`);
  for (const [what, times] of violations) console.log(`✗ ${times} × ${what}`);
}
