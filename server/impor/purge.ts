import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { imporStates } from '#contract/states.ts';
import { transaction, type Db, type Tx } from '../db/client.ts';
import { impor } from '../db/schema/index.ts';
import { forgetRows } from './life.ts';
import { tryLock } from './scope.ts';

/** Longer than reading any file takes: what is not in by then never will be. */
const readingMs = 3_600_000;

/**
 * Forgets what rows said once they are old enough, and throws away what was never saved; counts, codes
 * and row numbers stay as history. Takes away what is left of files whose reading was cut off.
 * @param days how long rows are kept
 * @returns how many imports were forgotten
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

/** @returns whether it was forgotten; one that somebody is saving or mending waits for the next time */
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
