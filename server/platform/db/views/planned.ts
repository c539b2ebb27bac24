import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { maxPlannedDays } from '#contract/domains/jadwal/index.ts';
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

/** Lists the days from a day on with the number of people who are planned at a facility. */
export async function listPlannedDays(
  db: Queryable,
  faskesId: number,
  from: string,
): Promise<{ tanggal: string; peserta: number }[]> {
  const rows = await db
    .select({ tanggal: peserta.rencanaTanggal, peserta: sql<number>`count(*)::int` })
    .from(peserta)
    .where(
      and(
        eq(peserta.faskesId, faskesId),
        gte(peserta.rencanaTanggal, from),
        eq(peserta.isActive, true),
        isNull(peserta.deletedAt),
      ),
    )
    .groupBy(peserta.rencanaTanggal)
    .orderBy(asc(peserta.rencanaTanggal))
    .limit(maxPlannedDays);
  return rows.flatMap(({ tanggal, ...row }) => (tanggal === null ? [] : [{ tanggal, ...row }]));
}
