import { and, asc, inArray } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { faskes } from '../db/schema/index.ts';
import { Problem } from '../problem.ts';
import { isLive } from './scope.ts';

/**
 * Locks faskes against deletion until the transaction ends, for rows that will reference them.
 * @returns the ids that are already deleted
 */
export async function holdFaskes(db: Queryable, ids: Iterable<number>): Promise<Set<number>> {
  const gone = new Set(ids);
  if (gone.size === 0) return gone;
  const there = await db
    .select({ id: faskes.id })
    .from(faskes)
    .where(and(inArray(faskes.id, [...gone]), isLive))
    .orderBy(asc(faskes.id))
    .for('key share');
  for (const { id } of there) gone.delete(id);
  return gone;
}

/**
 * Locks the faskes of a record that is being restored.
 * @throws Problem 409 when a faskes is deleted
 */
export async function mustHoldFaskes(db: Queryable, ids: Iterable<number>): Promise<void> {
  if ((await holdFaskes(db, ids)).size === 0) return;
  throw new Problem(
    'KEADAAN_SALAH',
    'Faskes yang tercatat di sini sudah dihapus. Pulihkan faskes itu lebih dahulu.',
  );
}
