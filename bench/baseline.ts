import { sql } from 'drizzle-orm';
import type { Deps } from '#server/platform/context.ts';
import { measure, printTable } from './measure.ts';

/**
 * Times two fixed tasks as a baseline, so that figures from different machines or moments can be
 * compared.
 */
export async function printBaseline({ db }: Pick<Deps, 'db'>): Promise<void> {
  const numbers = Float64Array.from({ length: 1_000_000 }, (_, i) => (i * 7_919) % 1_000_003);
  printTable('for comparison', [
    await measure('PostgreSQL counts half a million numbers', 20, () =>
      db.execute(sql`select count(*) from generate_series(1, 500000)`),
    ),
    await measure('Node sorts a million numbers', 20, () =>
      Promise.resolve(numbers.slice().sort()),
    ),
  ]);
}
