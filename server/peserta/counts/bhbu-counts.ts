import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Bhbu } from '#contract/bhbu/record.ts';
import type { Queryable } from '../../db/client.ts';
import { peserta, pesertaCount } from '../../db/schema/index.ts';
import { isLivePeserta } from '../scope.ts';

/** Vaccination type of the regular programme, which the participant lists show. */
const regular = 0;

/** SQL count of a company's regular participants; `bhbuId` may be a column of the query. */
export const bhbuPesertaCount = (bhbuId: AnyColumn): SQL<number> =>
  sql<number>`(select coalesce(sum(c.n), 0)::int from ${pesertaCount} c where c.bhbu_id = ${bhbuId} and c.vaccination_type = ${regular})`;

/** Counts a company's regular participants, valid and invalid separately. */
export async function countPesertaOfBhbu(
  db: Queryable,
  bhbuId: number,
): Promise<Bhbu['jumlahPeserta']> {
  const [counted] = await db
    .select({
      terdaftar: sql<number>`coalesce(sum(${pesertaCount.n}), 0)::int`,
      valid: sql<number>`coalesce(sum(${pesertaCount.n}) filter (where ${pesertaCount.isValid}), 0)::int`,
    })
    .from(pesertaCount)
    .where(and(eq(pesertaCount.bhbuId, bhbuId), eq(pesertaCount.vaccinationType, regular)));
  const { terdaftar, valid } = counted ?? { terdaftar: 0, valid: 0 };
  return { terdaftar, valid, tidakValid: terdaftar - valid };
}

/** Counts a company's live registrations of any type; while any exist, it cannot be deleted. */
export async function countBhbuRegistrations(db: Queryable, bhbuId: number): Promise<number> {
  return await db.$count(peserta, and(eq(peserta.bhbuId, bhbuId), isLivePeserta));
}

/** SQL count of a company's regular participants at a facility; `faskesId` may be a column. */
export const faskesPesertaCount = (faskesId: AnyColumn, bhbuId: number): SQL<number> =>
  sql<number>`(select coalesce(sum(c.n), 0)::int from ${pesertaCount} c where c.faskes_id = ${faskesId} and c.bhbu_id = ${bhbuId} and c.vaccination_type = ${regular})`;
