import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Bhbu } from '#contract/bhbu-record.ts';
import type { Queryable } from '../db/client.ts';
import { peserta, pesertaCount } from '../db/schema/index.ts';
import { isLive } from './scope.ts';

/** The regular programme: what the lists of participants show. */
const regular = 0;

/** How many participants of the regular programme a company has; its number may be a column of the query. */
export const registeredWith = (bhbuId: AnyColumn): SQL<number> =>
  sql<number>`(select coalesce(sum(c.n), 0)::int from ${pesertaCount} c where c.bhbu_id = ${bhbuId} and c.vaccination_type = ${regular})`;

/** The same of one company, valid and invalid ones apart. */
export async function pesertaOfBhbu(db: Queryable, bhbuId: number): Promise<Bhbu['jumlahPeserta']> {
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

/** How many registrations of any type stand in the way of deleting a company. */
export async function registrationsOf(db: Queryable, bhbuId: number): Promise<number> {
  return await db.$count(peserta, and(eq(peserta.bhbuId, bhbuId), isLive));
}

/** How many participants of a company a facility expects; the facility may be a column of the query. */
export const pesertaAt = (faskesId: AnyColumn, bhbuId: number): SQL<number> =>
  sql<number>`(select coalesce(sum(c.n), 0)::int from ${pesertaCount} c where c.faskes_id = ${faskesId} and c.bhbu_id = ${bhbuId} and c.vaccination_type = ${regular})`;
