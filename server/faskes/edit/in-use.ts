import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { vaksinasiFaskesUse } from '../../vaksinasi/faskes-usage.ts';
import { pesertaFaskesUse } from '../../peserta/faskes-usage.ts';
import { Problem } from '../../problem.ts';
import { accountFaskesUse } from '../../user/accounts-by-owner.ts';

/** A kind of row that references faskes, declared by the domain that owns its table. */
export interface FaskesUse {
  /** SQL after `from`, ending where the faskes id follows. */
  readonly fromClause: SQL;
  /** Label after the count in a message, in Indonesian. */
  readonly label: string;
}

const faskesUses: readonly FaskesUse[] = [
  pesertaFaskesUse,
  vaksinasiFaskesUse,
  accountFaskesUse,
  { fromClause: sql`faskes_bhbu where faskes_id =`, label: 'BHBU yang dilayani' },
];

/** Checks in SQL whether anything references the faskes of the current row. */
export const isFaskesInUse = sql<boolean>`(${sql.join(
  faskesUses.map(({ fromClause }) => sql`exists (select 1 from ${fromClause} "faskes"."id")`),
  sql` or `,
)})`;

const listFormat = new Intl.ListFormat('id', { type: 'conjunction' });

/**
 * Requires that nothing references a faskes. Its row must be locked `for update`, or a concurrent
 * transaction could add a reference.
 * @throws Problem 409 with the counts of what references it
 */
export async function checkFaskesUnused(
  db: Queryable,
  row: { id: number; namaFaskes: string },
): Promise<void> {
  const counts: SQL[] = faskesUses.map(
    ({ fromClause }) => sql`(select count(*)::int from ${fromClause} ${row.id})`,
  );
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  const usages = faskesUses.flatMap(({ label }, at) => {
    const n = rows[0]?.counts[at] ?? 0;
    return n > 0 ? [`${n.toLocaleString('id-ID')} ${label}`] : [];
  });
  if (usages.length === 0) return;
  throw new Problem(
    'MASIH_DIPAKAI',
    `${row.namaFaskes} masih dipakai ${listFormat.format(usages)}. Pindahkan dahulu, atau nonaktifkan saja supaya tidak dipilih lagi.`,
  );
}
