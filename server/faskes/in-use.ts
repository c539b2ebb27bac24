import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { usedByDosis } from '../dosis/of-faskes.ts';
import { usedByPeserta } from '../peserta/of-faskes.ts';
import { Problem } from '../problem.ts';
import { usedByAccounts } from '../user/holders.ts';

/** A kind of row that references faskes, declared by the domain that owns its table. */
export interface Use {
  /** SQL after `from`, ending where the faskes id follows. */
  readonly from: SQL;
  /** Label after the count in a message, in Indonesian. */
  readonly called: string;
}

const uses: readonly Use[] = [
  usedByPeserta,
  usedByDosis,
  usedByAccounts,
  { from: sql`faskes_bhbu where faskes_id =`, called: 'BHBU yang dilayani' },
];

/** Checks in SQL whether anything references the faskes of the current row. */
export const isInUse = sql<boolean>`(${sql.join(
  uses.map(({ from }) => sql`exists (select 1 from ${from} "faskes"."id")`),
  sql` or `,
)})`;

const list = new Intl.ListFormat('id', { type: 'conjunction' });

/**
 * Requires that nothing references a faskes. Its row must be locked `for update`, or a concurrent
 * transaction could add a reference.
 * @throws Problem 409 with the counts of what references it
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
