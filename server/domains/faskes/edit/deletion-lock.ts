import { and, asc, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db/client.ts';
import { faskes } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { isLiveFaskes } from '../scope.ts';

/**
 * Finds which of some faskes are deleted.
 * @param locks whether to lock the others against deletion until the transaction ends, for rows that will
 * reference them
 */
export async function findDeletedFaskes(
  db: Queryable,
  ids: Iterable<number>,
  { locks }: { readonly locks: boolean },
): Promise<Set<number>> {
  const missingIds = new Set(ids);
  if (missingIds.size === 0) return missingIds;
  const query = db
    .select({ id: faskes.id })
    .from(faskes)
    .where(and(inArray(faskes.id, [...missingIds]), isLiveFaskes))
    .orderBy(asc(faskes.id));
  for (const { id } of await (locks ? query.for('key share') : query)) missingIds.delete(id);
  return missingIds;
}

/**
 * Locks the faskes of a record that is being restored.
 * @throws Problem 409 when a faskes is deleted
 */
export async function lockFaskesOrThrow(db: Queryable, ids: Iterable<number>): Promise<void> {
  if ((await findDeletedFaskes(db, ids, { locks: true })).size === 0) return;
  throw new Problem('KEADAAN_SALAH', message('faskes.deleted'));
}
