import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { dose } from '../schema/index.ts';

/** Finds the given doses of a registration in order: number, date and vaccine. */
export const findGivenDoses = (db: Queryable, pesertaId: number) =>
  db
    .select({ number: dose.dosisKe, on: dose.tanggal, vaccine: dose.vaksin })
    .from(dose)
    .where(and(eq(dose.pesertaId, pesertaId), eq(dose.hasil, 'DIBERIKAN'), isNull(dose.dibatalkan)))
    .orderBy(asc(dose.dosisKe));
