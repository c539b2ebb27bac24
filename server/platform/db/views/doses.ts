import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { batch, dose } from '../schema/index.ts';

/** Finds the given doses of a registration in order: number, date and vaccine. */
export const findGivenDoses = (db: Queryable, pesertaId: number) =>
  db
    .select({ number: dose.dosisKe, on: dose.tanggal, vaccine: dose.vaksin })
    .from(dose)
    .where(and(eq(dose.pesertaId, pesertaId), eq(dose.hasil, 'DIBERIKAN'), isNull(dose.dibatalkan)))
    .orderBy(asc(dose.dosisKe));

/** Select column of queries on `batch`: the number of doses given from the batch. */
export const givenDosesOfBatch = sql<number>`(
  select count(*)::int from ${dose} where ${dose.idBatch} = ${batch.id}
    and ${dose.hasil} = 'DIBERIKAN' and ${dose.dibatalkan} is null)`;

/** Select column of queries on `batch`: those of its doses that were given after its last day. */
export const dosesAfterExpiry = sql<number>`(
  select count(*)::int from ${dose} where ${dose.idBatch} = ${batch.id}
    and ${dose.hasil} = 'DIBERIKAN' and ${dose.dibatalkan} is null
    and ${dose.tanggal} > ${batch.kedaluwarsa})`;
