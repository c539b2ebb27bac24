import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { VaccinationType } from '#contract/domains/peserta/record.ts';
import type { Dose, DoseReason } from '#contract/domains/vaksinasi/record.ts';
import { livePesertaScope } from '#server/domains/peserta/index.ts';
import type { Context } from '#server/platform/context.ts';
import { zoneColumn } from '#server/platform/db/facility-zone.ts';
import { dose, faskes, kipi, peserta } from '#server/platform/db/schema/index.ts';
import { notFound } from '#server/platform/problem.ts';
import { lastCorrectionColumn } from './corrections.ts';
import { kipiReportColumns } from '../kipi/report-status.ts';

/** Select columns of a visit, without encrypted data. */
const visitColumns = {
  id: dose.id,
  idPeserta: dose.pesertaId,
  vaccinationType: dose.vaccinationType,
  idFaskes: dose.faskesId,
  namaFaskes: faskes.namaFaskes,
  zona: zoneColumn,
  dosisKe: dose.dosisKe,
  hasil: dose.hasil,
  alasan: dose.alasan,
  rencanaBaru: dose.rencanaBaru,
  tanggal: dose.tanggal,
  jam: dose.jam,
  vaksin: dose.vaksin,
  batch: dose.batch,
  kadaluarsa: dose.kadaluarsa,
  idProduk: dose.idProduk,
  idBatch: dose.idBatch,
  batchTidakTerdaftar: dose.batchTidakTerdaftar,
  alasanVaksin: dose.alasanVaksin,
  alasanBatch: dose.alasanBatch,
  lokasi: dose.lokasi,
  vaksinator: dose.vaksinator,
  dibatalkan: dose.dibatalkan,
  dibatalkanOleh: dose.dibatalkanOleh,
  alasanBatal: dose.alasanBatal,
  perbaikan: lastCorrectionColumn,
  jumlahKipi: sql<number>`(select count(*)::int from ${kipi} where ${kipi.doseId} = ${dose.id})`,
  kipiSerius: sql<boolean>`exists (select from ${kipi} where ${kipi.doseId} = ${dose.id} and ${kipi.serius})`,
  ...kipiReportColumns,
  version: dose.version,
  createdAt: dose.createdAt,
  createdBy: dose.createdBy,
  modifiedAt: dose.modifiedAt,
  modifiedBy: dose.modifiedBy,
};

/** Finds visits, newest first; the caller must add the scope to `where`. */
export async function findVisits(db: Context['db'], where: SQL | undefined): Promise<Dose[]> {
  const rows = await db
    .select(visitColumns)
    .from(dose)
    .innerJoin(faskes, eq(faskes.id, dose.faskesId))
    .where(where)
    .orderBy(desc(dose.tanggal), desc(dose.id));
  return rows.map(row => ({
    ...row,
    vaccinationType: row.vaccinationType as VaccinationType,
    alasan: row.alasan as DoseReason | null,
    lokasi: row.lokasi as Dose['lokasi'],
  }));
}

/** Gets one visit without a scope check. @throws Problem 404 */
export async function getVisit(db: Context['db'], id: number): Promise<Dose> {
  const [found] = await findVisits(db, eq(dose.id, id));
  if (!found) throw notFound('visit');
  return found;
}

/**
 * Finds the visits of a registration and of the same person's other registrations in scope, newest
 * first. Includes cancelled visits and KIPI counts, but no health data.
 * @throws Problem 404 when the registration is outside the caller's scope
 */
export async function findDosesOfPerson(ctx: Context, pesertaId: number): Promise<Dose[]> {
  const scope = livePesertaScope(ctx);
  const [one] = await ctx.db
    .select({ personKey: peserta.personKey })
    .from(peserta)
    .where(and(eq(peserta.id, pesertaId), scope));
  if (!one) throw notFound('peserta');
  const linked = ctx.db
    .select({ id: peserta.id })
    .from(peserta)
    .where(and(eq(peserta.personKey, one.personKey), scope));
  return await findVisits(ctx.db, inArray(dose.pesertaId, linked));
}
