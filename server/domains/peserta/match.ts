import { and, asc, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { peserta } from '#server/platform/db/schema/index.ts';

/** Registrations per statement. */
const matchedRows = 1_000;

/**
 * Finds the pairs of registrations that may be of one person, for those that meet a condition. Triggers do so
 * with every other write.
 */
export async function matchPeserta(db: Db, which: SQL | undefined): Promise<void> {
  const rows = await db
    .select({ id: peserta.id })
    .from(peserta)
    .where(and(which, isNull(peserta.deletedAt)))
    .orderBy(asc(peserta.id));
  for (let from = 0; from < rows.length; from += matchedRows) {
    const ids = rows.slice(from, from + matchedRows).map(({ id }) => id);
    await db.execute(sql`select match_peserta(${sql.param(ids)}::int[], false)`);
  }
}
