import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { importStates } from '#contract/states.ts';
import { transaction, type Db, type Tx } from '../db/client.ts';
import { importFile } from '../db/schema/index.ts';
import { eraseRowContents } from './lifecycle.ts';
import { tryLockImport } from './scope.ts';

/** Longer than reading any file takes; an import still unread after this has failed. */
const maxReadingMs = 3_600_000;

/**
 * Erases row contents older than `days` and discards imports that were never saved; counts, codes
 * and row numbers remain. Deletes imports whose reading was interrupted.
 * @param days retention of row contents
 * @returns the number of purged imports
 */
export async function purgeImports(db: Db, now: Date, days: number): Promise<number> {
  const old = new Date(now.getTime() - days * 86_400_000).toISOString();
  const cutOff = new Date(now.getTime() - maxReadingMs).toISOString();
  await db
    .delete(importFile)
    .where(and(eq(importFile.isRead, false), lt(importFile.createdAt, cutOff)));
  const due = await db
    .select({ id: importFile.id })
    .from(importFile)
    .where(
      and(isNull(importFile.purgedAt), eq(importFile.isRead, true), lt(importFile.createdAt, old)),
    );
  let purgedCount = 0;
  for (const { id } of due) {
    if (await transaction(db, tx => purgeImport(tx, id, now))) purgedCount += 1;
  }
  return purgedCount;
}

/** @returns whether the import was purged; a locked one is left for the next run */
async function purgeImport(tx: Tx, id: number, now: Date): Promise<boolean> {
  if (!(await tryLockImport(tx, id))) return false;
  const { rowCount } = await tx
    .update(importFile)
    .set({
      purgedAt: now.toISOString(),
      status: sql`case when ${importFile.status} = ${importStates.initial} then 'DIBUANG' else ${importFile.status} end`,
    })
    .where(and(eq(importFile.id, id), isNull(importFile.purgedAt)));
  if (!rowCount) return false;
  await eraseRowContents(tx, id);
  return true;
}
