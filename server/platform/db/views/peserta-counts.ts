import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Bhbu } from '#contract/domains/bhbu/record.ts';
import type { Queryable } from '../client.ts';
import { pesertaCount } from '../schema/index.ts';

/** Vaccination type of the regular programme, which the participant lists show. */
const regular = 0;

/** Condition of the counts of active registrations; those who were deactivated take no part any more. */
const isActive = sql`c.is_active`;

/** SQL count of a company's active regular participants; `bhbuId` may be a column of the query. */
export const bhbuPesertaCount = (bhbuId: AnyColumn): SQL<number> =>
  sql<number>`(select coalesce(sum(c.n), 0)::int from ${pesertaCount} c where c.bhbu_id = ${bhbuId} and c.vaccination_type = ${regular} and ${isActive})`;

/** Counts a company's active regular participants, valid and invalid separately. */
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
    .where(
      and(
        eq(pesertaCount.bhbuId, bhbuId),
        eq(pesertaCount.vaccinationType, regular),
        eq(pesertaCount.isActive, true),
      ),
    );
  const { terdaftar, valid } = counted ?? { terdaftar: 0, valid: 0 };
  return { terdaftar, valid, tidakValid: terdaftar - valid };
}

/** SQL count of a company's active regular participants at a facility; `faskesId` may be a column. */
export const faskesPesertaCount = (faskesId: AnyColumn, bhbuId: number): SQL<number> =>
  sql<number>`(select coalesce(sum(c.n), 0)::int from ${pesertaCount} c where c.faskes_id = ${faskesId} and c.bhbu_id = ${bhbuId} and c.vaccination_type = ${regular} and ${isActive})`;
