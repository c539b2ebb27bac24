import { sql, type SQL } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import { message } from '#server/platform/messages/message.ts';
import type { Queryable } from '../client.ts';

/** A kind of row that references a record and so prevents its deletion. */
interface Usage {
  /** SQL after `from`, ending where the id of the record follows. */
  readonly fromClause: SQL;
  /** The message that counts such rows is `usage.<label>`. */
  readonly label: 'peserta' | 'account' | 'visit' | 'company' | 'order' | 'orderLine';
}

/** Everything that references a record of a table. */
const usagesOf = {
  bhbu: [
    { fromClause: sql`peserta where deleted_at is null and bhbu_id =`, label: 'peserta' },
    { fromClause: sql`app_user where deleted_at is null and bhbu_id =`, label: 'account' },
    { fromClause: sql`"order" where deleted_at is null and bhbu_id =`, label: 'order' },
  ],
  faskes: [
    { fromClause: sql`peserta where deleted_at is null and faskes_id =`, label: 'peserta' },
    // A visit references its faskes even after the participant moved elsewhere.
    { fromClause: sql`dose where faskes_id =`, label: 'visit' },
    { fromClause: sql`app_user where deleted_at is null and faskes_id =`, label: 'account' },
    { fromClause: sql`faskes_bhbu where faskes_id =`, label: 'company' },
    { fromClause: sql`order_line where id_faskes =`, label: 'orderLine' },
  ],
} satisfies Record<string, readonly Usage[]>;

type UsedTable = keyof typeof usagesOf;

/** Checks in SQL whether anything references the current row of a table. */
export const isInUse = (table: UsedTable): SQL<boolean> => {
  const id = sql`${sql.identifier(table)}."id"`;
  return sql<boolean>`(${sql.join(
    usagesOf[table].map(({ fromClause }) => sql`exists (select 1 from ${fromClause} ${id})`),
    sql` or `,
  )})`;
};

/**
 * Returns what references a record, such as 2 participants and 1 account, or null. Its row must be
 * locked `for update`, or a concurrent transaction could add a reference.
 */
export async function findUsages(
  db: Queryable,
  table: UsedTable,
  id: number,
): Promise<Message[] | null> {
  const counts: SQL[] = usagesOf[table].map(
    ({ fromClause }) => sql`(select count(*)::int from ${fromClause} ${id})`,
  );
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  const found = usagesOf[table].flatMap(({ label }, at) => {
    const n = rows[0]?.counts[at] ?? 0;
    return n > 0 ? [message(`usage.${label}`, { n })] : [];
  });
  return found.length === 0 ? null : found;
}
