import { and, asc, eq, sql } from 'drizzle-orm';
import type { ServingFaskes } from '#contract/bhbu/record.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { faskes, faskesBhbu } from '../../db/schema/index.ts';
import { faskesPesertaCount } from '../../peserta/counts/bhbu-counts.ts';

type WriteContext = Pick<Context, 'db' | 'now' | 'user'>;

/** Lists the faskes that serve a company, sorted by name, including inactive ones. */
export async function listServingFaskes(db: Queryable, bhbuId: number): Promise<ServingFaskes[]> {
  return await db
    .select({
      id: faskes.id,
      name: faskes.namaFaskes,
      isActive: faskes.isActive,
      jumlahPeserta: faskesPesertaCount(faskes.id, bhbuId),
      sejak: faskesBhbu.createdAt,
      oleh: faskesBhbu.createdBy,
    })
    .from(faskesBhbu)
    .innerJoin(faskes, eq(faskes.id, faskesBhbu.faskesId))
    .where(eq(faskesBhbu.bhbuId, bhbuId))
    .orderBy(asc(sql`lower(${faskes.namaFaskes})`), asc(faskes.id));
}

/** Assigns a faskes to a company. @returns false when it was assigned already */
export async function assignFaskes(
  { db, now, user }: WriteContext,
  faskesId: number,
  bhbuId: number,
): Promise<boolean> {
  const inserted = await db
    .insert(faskesBhbu)
    .values({ faskesId, bhbuId, createdAt: now.toISOString(), createdBy: user.fullName })
    .onConflictDoNothing()
    .returning({ faskesId: faskesBhbu.faskesId });
  return inserted.length > 0;
}

/**
 * Removes a faskes from a company; registered peserta keep it.
 * @returns false when it was not assigned
 */
export async function unassignFaskes(
  db: Queryable,
  faskesId: number,
  bhbuId: number,
): Promise<boolean> {
  const deleted = await db
    .delete(faskesBhbu)
    .where(and(eq(faskesBhbu.faskesId, faskesId), eq(faskesBhbu.bhbuId, bhbuId)))
    .returning({ faskesId: faskesBhbu.faskesId });
  return deleted.length > 0;
}

/** Returns the name of a faskes regardless of scope, or null. */
export async function findFaskesName(db: Queryable, id: number): Promise<string | null> {
  const [found] = await db
    .select({ name: faskes.namaFaskes })
    .from(faskes)
    .where(eq(faskes.id, id));
  return found?.name ?? null;
}
