import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { imporStates } from '#contract/states.ts';
import { transaction, type Db, type Tx } from '../db/client.ts';
import { impor } from '../db/schema/index.ts';
import { forgetRows } from './life.ts';
import { tryLock } from './scope.ts';

/** Longer than reading any file takes; an import still unread after this has failed. */
const readingMs = 3_600_000;

/**
 * Erases row contents older than `days` and discards imports that were never saved; counts, codes
 * and row numbers remain. Deletes imports whose reading was interrupted.
 * @param days retention of row contents
 * @returns the number of purged imports
 */
export async function purgeImports(db: Db, now: Date, days: number): Promise<number> {
  const old = new Date(now.getTime() - days * 86_400_000).toISOString();
  const cutOff = new Date(now.getTime() - readingMs).toISOString();
  await db.delete(impor).where(and(eq(impor.isRead, false), lt(impor.createdAt, cutOff)));
  const due = await db
    .select({ id: impor.id })
    .from(impor)
    .where(and(isNull(impor.purgedAt), eq(impor.isRead, true), lt(impor.createdAt, old)));
  let forgotten = 0;
  for (const { id } of due) {
    if (await transaction(db, tx => forget(tx, id, now))) forgotten += 1;
  }
  return forgotten;
}

/** @returns whether the import was purged; a locked one is left for the next run */
async function forget(tx: Tx, id: number, now: Date): Promise<boolean> {
  if (!(await tryLock(tx, id))) return false;
  const { rowCount } = await tx
    .update(impor)
    .set({
      purgedAt: now.toISOString(),
      status: sql`case when ${impor.status} = ${imporStates.initial} then 'DIBUANG' else ${impor.status} end`,
    })
    .where(and(eq(impor.id, id), isNull(impor.purgedAt)));
  if (!rowCount) return false;
  await forgetRows(tx, id);
  return true;
}
