import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { rowsSubquery } from '../bulk-rows.ts';
import { importFile, importRow } from '../schema/index.ts';

/** Namespace of the advisory locks that a transaction holds while it saves or changes an import. */
export const importLockSpace = 7_101;

/** Checks in SQL whether any process holds an import's lock; `id` may be a column of the query. */
export const holdsImportLock = (id: SQL): SQL<boolean> => sql<boolean>`exists (
  select from pg_locks
  where locktype = 'advisory' and classid = ${importLockSpace} and objid = ${id} and granted
    and database = (select oid from pg_database where datname = current_database()))`;

/** Outcomes whose rows are saved. */
export const savedOutcomes = ['baru', 'berubah', 'tidakValid'];

/** Whether an import that is being saved registers or changes one of these people. */
export async function isAnyBeingSaved(
  db: Queryable,
  personKeys: readonly Buffer[],
): Promise<boolean> {
  const people = rowsSubquery(
    importRow,
    personKeys.map(personKey => ({ personKey })),
  );
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (
      select from ${importFile} f join ${importRow} r on r.import_id = f.id
      where f.saving_total is not null and ${inArray(sql`r.outcome`, savedOutcomes)}
        and r.person_key in (select person_key from ${people} p)
        and ${holdsImportLock(sql`f.id`)}
    ) as found`);
  return rows[0]?.found === true;
}
