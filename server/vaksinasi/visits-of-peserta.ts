import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { PesertaDose } from '#contract/vaksinasi/peserta-dose.ts';
import { canAccess } from '#contract/policy.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { dose, faskes, kipi } from '../db/schema/index.ts';
import { kipiReportColumns } from './kipi/report-status.ts';

/** Values that replace the KIPI fields for roles without access to vaccination records. */
const hiddenKipiFields = { adaKipi: false, laporKipi: null, kipiDilaporkan: null };

/** Finds the given doses of a registration in order: number, date and vaccine. */
export const findGivenDoses = (db: Queryable, pesertaId: number) =>
  db
    .select({ number: dose.number, on: dose.givenOn, vaccine: dose.vaccine })
    .from(dose)
    .where(
      and(eq(dose.pesertaId, pesertaId), eq(dose.result, 'DIBERIKAN'), isNull(dose.cancelledAt)),
    )
    .orderBy(asc(dose.number));

/**
 * Finds the visits of a registration in order, including cancelled ones, without screening and
 * health reasons. KIPI and cancellation reasons are only for roles with `vaksinasi.read`, not for
 * employers.
 */
export async function findVisitsOfPeserta(
  { db, user }: Pick<Context, 'db' | 'user'>,
  pesertaId: number,
): Promise<PesertaDose[]> {
  const canReadVaksinasi = canAccess(user.role, 'vaksinasi.read') !== undefined;
  const rows = await db
    .select({
      id: dose.id,
      ke: dose.number,
      hasil: dose.result,
      tanggal: dose.givenOn,
      jam: dose.givenAt,
      namaFaskes: faskes.name,
      vaksin: dose.vaccine,
      batch: dose.batch,
      vaksinator: dose.vaccinator,
      adaKipi: sql<boolean>`exists (select from ${kipi} where ${kipi.dosisId} = ${dose.id})`,
      ...kipiReportColumns,
      cancelledAt: dose.cancelledAt,
      cancelledBy: dose.cancelledBy,
      cancelReason: dose.cancelReason,
      createdBy: dose.createdBy,
    })
    .from(dose)
    .innerJoin(faskes, eq(faskes.id, dose.faskesId))
    .where(eq(dose.pesertaId, pesertaId))
    .orderBy(asc(dose.givenOn), asc(dose.givenAt), asc(dose.id));
  return rows.map(({ cancelledAt, cancelledBy, cancelReason, ...row }) => ({
    ...row,
    ...(canReadVaksinasi ? {} : hiddenKipiFields),
    dibatalkan:
      cancelledAt === null
        ? null
        : { pada: cancelledAt, oleh: cancelledBy, alasan: canReadVaksinasi ? cancelReason : null },
  }));
}
