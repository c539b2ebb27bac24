import { getTableColumns, sql } from 'drizzle-orm';
import { columnList } from '#server/platform/db/bulk-rows.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { pesertaCount } from '#server/platform/db/schema/index.ts';

const countKeys = Object.keys(getTableColumns(pesertaCount)).filter(
  key => key !== 'n' && key !== 'importId',
);

/**
 * Runs a long change of many registrations whose counts are collected in rows of the import and
 * added to the stored counts at the end. Other transactions therefore wait for its counts only while
 * it commits, not while it runs.
 * @param importId an import that this transaction has locked
 */
export async function collectCounts(
  db: Queryable,
  importId: number,
  work: () => Promise<void>,
): Promise<void> {
  const collectFor = (id: number) =>
    db.execute(sql`select set_config('portal.counting_import', ${String(id)}, true)`);
  await collectFor(importId);
  await work();
  await collectFor(0);
  const keys = columnList(pesertaCount, countKeys);
  await db.execute(sql`
    with collected as (delete from ${pesertaCount} where import_id = ${importId} returning *)
    insert into ${pesertaCount} (${keys}, n)
    select ${keys}, sum(n) from collected group by ${keys} having sum(n) <> 0 order by ${keys}
    on conflict (${keys}, import_id) do update set n = ${pesertaCount}.n + excluded.n`);
}
