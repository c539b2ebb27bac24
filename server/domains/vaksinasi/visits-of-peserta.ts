import { asc, eq, sql } from 'drizzle-orm';
import type { PesertaDose } from '#contract/domains/vaksinasi/peserta-dose.ts';
import { canAccess } from '#contract/policy.ts';
import type { Context } from '#server/platform/context.ts';
import { zoneColumn } from '#server/platform/db/facility-zone.ts';
import { dose, faskes, kipi } from '#server/platform/db/schema/index.ts';
import { lastCorrectionColumn } from './visits/corrections.ts';
import { kipiReportColumns } from './kipi/report-status.ts';

/** Values that replace fields for roles without access to vaccination records. */
const hiddenFields = { lokasi: null, adaKipi: false, laporKipi: null, kipiDilaporkan: null };

/**
 * Finds the visits of a registration in order, including cancelled ones, without screening and
 * health reasons. KIPI, place of injection and the reasons of cancellations and corrections are only for roles with
 * `vaksinasi.read`, not for employers.
 */
export async function findVisitsOfPeserta(
  { db, user }: Pick<Context, 'db' | 'user'>,
  pesertaId: number,
): Promise<PesertaDose[]> {
  const canReadVaksinasi = canAccess(user, 'vaksinasi.read') !== undefined;
  const rows = await db
    .select({
      id: dose.id,
      ke: dose.dosisKe,
      hasil: dose.hasil,
      tanggal: dose.tanggal,
      jam: dose.jam,
      zona: zoneColumn,
      namaFaskes: faskes.namaFaskes,
      vaksin: dose.vaksin,
      batch: dose.batch,
      batchTidakTerdaftar: dose.batchTidakTerdaftar,
      lokasi: sql<PesertaDose['lokasi']>`${dose.lokasi}`,
      vaksinator: dose.vaksinator,
      adaKipi: sql<boolean>`exists (select from ${kipi} where ${kipi.doseId} = ${dose.id})`,
      ...kipiReportColumns,
      perbaikan: lastCorrectionColumn,
      dibatalkan: dose.dibatalkan,
      dibatalkanOleh: dose.dibatalkanOleh,
      alasanBatal: dose.alasanBatal,
      createdBy: dose.createdBy,
    })
    .from(dose)
    .innerJoin(faskes, eq(faskes.id, dose.faskesId))
    .where(eq(dose.pesertaId, pesertaId))
    .orderBy(asc(dose.tanggal), asc(dose.jam), asc(dose.id));
  return rows.map(({ perbaikan, dibatalkan, dibatalkanOleh, alasanBatal, ...row }) => ({
    ...row,
    ...(canReadVaksinasi ? {} : hiddenFields),
    perbaikan: perbaikan && (canReadVaksinasi ? perbaikan : { ...perbaikan, alasan: null }),
    dibatalkan:
      dibatalkan === null
        ? null
        : { pada: dibatalkan, oleh: dibatalkanOleh, alasan: canReadVaksinasi ? alasanBatal : null },
  }));
}
