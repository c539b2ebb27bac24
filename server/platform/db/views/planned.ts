import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { faskes, peserta } from '../schema/index.ts';

/**
 * Counts the people who are planned on a day at a facility; with null, at all facilities. Each facility is
 * named, because the index of plans begins with it.
 */
export async function countPlanned(
  db: Queryable,
  day: string,
  faskesId: number | null,
): Promise<number> {
  return await db.$count(
    peserta,
    and(
      faskesId === null
        ? inArray(peserta.faskesId, db.select({ id: faskes.id }).from(faskes))
        : eq(peserta.faskesId, faskesId),
      eq(peserta.rencanaTanggal, day),
      eq(peserta.isActive, true),
      isNull(peserta.deletedAt),
    ),
  );
}
