import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { usedByDosis } from '../dosis/of-faskes.ts';
import { usedByPeserta } from '../peserta/of-faskes.ts';
import { Problem } from '../problem.ts';
import { usedByAccounts } from '../user/holders.ts';

/** What keeps a facility, as the domain that it belongs to says it. */
export interface Use {
  /** The rows that name it: what follows `from`, up to the facility's number. */
  readonly from: SQL;
  /** What they are called in a count. */
  readonly called: string;
}

const uses: readonly Use[] = [
  usedByPeserta,
  usedByDosis,
  usedByAccounts,
  { from: sql`faskes_bhbu where faskes_id =`, called: 'BHBU yang dilayani' },
];

/** Whether anything keeps the facility of a row. */
export const isInUse = sql<boolean>`(${sql.join(
  uses.map(({ from }) => sql`exists (select 1 from ${from} "faskes"."id")`),
  sql` or `,
)})`;

const list = new Intl.ListFormat('id', { type: 'conjunction' });

/**
 * Refuses to let a facility go that is in use, and says by what. With its row locked `for update`
 * nobody can choose it any more until the transaction is over.
 * @throws Problem 409
 */
export async function checkUnused(db: Queryable, row: { id: number; name: string }): Promise<void> {
  const counts: SQL[] = uses.map(({ from }) => sql`(select count(*)::int from ${from} ${row.id})`);
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  const said = uses.flatMap(({ called }, at) => {
    const n = rows[0]?.counts[at] ?? 0;
    return n > 0 ? [`${n.toLocaleString('id-ID')} ${called}`] : [];
  });
  if (said.length === 0) return;
  throw new Problem(
    'MASIH_DIPAKAI',
    `${row.name} masih dipakai ${list.format(said)}. Pindahkan dahulu, atau nonaktifkan saja supaya tidak dipilih lagi.`,
  );
}
