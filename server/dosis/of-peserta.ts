import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { DosisOfPeserta } from '#contract/dosis/of-peserta.ts';
import { canAccess } from '#contract/policy.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { dosis, faskes, kipi } from '../db/schema/index.ts';
import { kipiStanding } from './kipi-standing.ts';

/** Values that replace the KIPI fields for roles without access to vaccination records. */
const untold = { adaKipi: false, laporKipi: null, kipiDilaporkan: null };

/** Finds the given doses of a registration in order: number, date and vaccine. */
export const dosesGiven = (db: Queryable, pesertaId: number) =>
  db
    .select({ number: dosis.number, on: dosis.givenOn, vaccine: dosis.vaccine })
    .from(dosis)
    .where(
      and(eq(dosis.pesertaId, pesertaId), eq(dosis.result, 'DIBERIKAN'), isNull(dosis.cancelledAt)),
    )
    .orderBy(asc(dosis.number));

/**
 * Finds the visits of a registration in order, including cancelled ones, without screening and
 * health reasons. KIPI and cancellation reasons are only for roles with `vaksinasi.read`, not for
 * employers.
 */
export async function visitsOf(
  { db, user }: Pick<Context, 'db' | 'user'>,
  pesertaId: number,
): Promise<DosisOfPeserta[]> {
  const isNurse = canAccess(user.role, 'vaksinasi.read') !== undefined;
  const rows = await db
    .select({
      id: dosis.id,
      ke: dosis.number,
      hasil: dosis.result,
      tanggal: dosis.givenOn,
      jam: dosis.givenAt,
      namaFaskes: faskes.name,
      vaksin: dosis.vaccine,
      batch: dosis.batch,
      vaksinator: dosis.vaccinator,
      adaKipi: sql<boolean>`exists (select from ${kipi} where ${kipi.dosisId} = ${dosis.id})`,
      ...kipiStanding,
      cancelledAt: dosis.cancelledAt,
      cancelledBy: dosis.cancelledBy,
      cancelReason: dosis.cancelReason,
      createdBy: dosis.createdBy,
    })
    .from(dosis)
    .innerJoin(faskes, eq(faskes.id, dosis.faskesId))
    .where(eq(dosis.pesertaId, pesertaId))
    .orderBy(asc(dosis.givenOn), asc(dosis.givenAt), asc(dosis.id));
  return rows.map(({ cancelledAt, cancelledBy, cancelReason, ...row }) => ({
    ...row,
    ...(isNurse ? {} : untold),
    dibatalkan:
      cancelledAt === null
        ? null
        : { pada: cancelledAt, oleh: cancelledBy, alasan: isNurse ? cancelReason : null },
  }));
}
