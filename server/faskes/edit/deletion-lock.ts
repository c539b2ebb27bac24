import { and, asc, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { faskes } from '../../db/schema/index.ts';
import { Problem } from '../../problem.ts';
import { isLiveFaskes } from '../scope.ts';
import { message } from '../../messages/message.ts';

/**
 * Locks faskes against deletion until the transaction ends, for rows that will reference them.
 * @returns the ids that are already deleted
 */
export async function lockFaskesAgainstDeletion(
  db: Queryable,
  ids: Iterable<number>,
): Promise<Set<number>> {
  const missingIds = new Set(ids);
  if (missingIds.size === 0) return missingIds;
  const existing = await db
    .select({ id: faskes.id })
    .from(faskes)
    .where(and(inArray(faskes.id, [...missingIds]), isLiveFaskes))
    .orderBy(asc(faskes.id))
    .for('key share');
  for (const { id } of existing) missingIds.delete(id);
  return missingIds;
}

/**
 * Locks the faskes of a record that is being restored.
 * @throws Problem 409 when a faskes is deleted
 */
export async function lockFaskesOrThrow(db: Queryable, ids: Iterable<number>): Promise<void> {
  if ((await lockFaskesAgainstDeletion(db, ids)).size === 0) return;
  throw new Problem('KEADAAN_SALAH', message('faskes.deleted'));
}
