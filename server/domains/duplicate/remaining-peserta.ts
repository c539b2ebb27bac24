import { and, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db/client.ts';
import { pesertaMerge } from '#server/platform/db/schema/index.ts';

/**
 * Returns for each registration the one that is left of it after all merges, which is itself without one. A merge that
 * was undone does not count.
 */
export async function remainingPesertas(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const next = new Map<number, number>();
  const asked = new Set(ids);
  let open = [...asked];
  while (open.length > 0) {
    const merges = await db
      .select({ digabungId: pesertaMerge.digabungId, tetapId: pesertaMerge.tetapId })
      .from(pesertaMerge)
      .where(and(inArray(pesertaMerge.digabungId, open), isNull(pesertaMerge.dibatalkanPada)));
    for (const { digabungId, tetapId } of merges) next.set(digabungId, tetapId);
    open = [...new Set(merges.map(({ tetapId }) => tetapId))].filter(id => !asked.has(id));
    for (const id of open) asked.add(id);
  }
  return new Map(ids.map(id => [id, lastOf(id, next)]));
}

/** Follows merges from one registration; those in a circle end where it begins to repeat. */
function lastOf(id: number, next: ReadonlyMap<number, number>): number {
  const passed = new Set([id]);
  let current = id;
  for (;;) {
    const following = next.get(current);
    if (following === undefined || passed.has(following)) return current;
    current = following;
    passed.add(current);
  }
}

/** Returns the registration that is left of one after all merges; the same without a merge. */
export async function remainingPeserta(db: Queryable, id: number): Promise<number> {
  return (await remainingPesertas(db, [id])).get(id) ?? id;
}
