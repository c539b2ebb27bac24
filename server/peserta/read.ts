import { and, eq, type SQL } from 'drizzle-orm';
import type { Issue, Peserta, pesertaCalls, VaccinationType } from '#contract/peserta/index.ts';
import type { Context, Handler } from '../context.ts';
import { bhbu, faskes, peserta } from '../db/schema/index.ts';
import { kabKotaName } from '../lookup/index.ts';
import { notFound } from '../problem.ts';
import { isLivePeserta, pesertaScope } from './scope.ts';

/** Select columns of a participant record; identity numbers are masked. */
export const pesertaColumns = {
  id: peserta.id,
  isWNI: peserta.isCitizen,
  nik: peserta.nikMask,
  noPaspor: peserta.passportMask,
  noKitas: peserta.permitMask,
  negara: peserta.country,
  nama: peserta.name,
  tempatLahir: peserta.birthPlace,
  tanggalLahir: peserta.birthDate,
  jenisKelamin: peserta.sex,
  noHP: peserta.phone,
  email: peserta.email,
  alamat: peserta.address,
  kabKota: peserta.region,
  kecamatan: peserta.district,
  kelurahan: peserta.village,
  kodePos: peserta.postalCode,
  kategori: peserta.category,
  penanggung: peserta.guarantor,
  nip: peserta.employeeNumber,
  pekerjaan: peserta.occupation,
  idFaskes: peserta.faskesId,
  rencanaTanggal: peserta.plannedOn,
  komorbid: peserta.hasComorbidity,
  persetujuan: peserta.hasConsented,
  idBHBU: peserta.bhbuId,
  namaBHBU: bhbu.name,
  namaFaskes: faskes.name,
  userId: peserta.userId,
  vaccinationType: peserta.vaccinationType,
  isValid: peserta.isValid,
  alasan: peserta.findings,
  isActive: peserta.isActive,
  alasanNonaktif: peserta.inactiveReason,
  isVoucher: peserta.isVoucher,
  vaksinPrimer: peserta.primaryVaccine,
  tanggalDosis1: peserta.firstDoseOn,
  tanggalDosis2: peserta.secondDoseOn,
  faskesDosis2: peserta.secondDosePlace,
  jenisBooster: peserta.boosterVaccine,
  tanggalBooster: peserta.boosterOn,
  batch: peserta.boosterBatch,
  faskesPelaksana: peserta.boosterPlace,
  isEligible: peserta.isEligible,
  layakMulai: peserta.eligibleFrom,
  alasanTidakLayak: peserta.eligibilityRefusal,
  layakDiperiksa: peserta.eligibilityCheckedAt,
  smartCheckStatus: peserta.smartCheck,
  smartCheckCatatan: peserta.smartCheckNote,
  noTiket: peserta.ticketNumber,
  dosisDiberikan: peserta.dosesGiven,
  tanggalVaksinasi: peserta.vaccinatedOn,
  idImport: peserta.importId,
  deletedAt: peserta.deletedAt,
  version: peserta.version,
  createdAt: peserta.createdAt,
  createdBy: peserta.createdBy,
  modifiedAt: peserta.modifiedAt,
  modifiedBy: peserta.modifiedBy,
};

type PesertaSelection = Omit<
  Peserta,
  'namaKabKota' | 'vaccinationType' | 'statusData' | 'alasan' | 'kabKota'
> & { kabKota: string; vaccinationType: number; isValid: boolean; alasan: unknown };

/** Converts a selected row to the wire record. */
export function toPesertaRecord({ isValid, ...row }: PesertaSelection): Peserta {
  return {
    ...row,
    vaccinationType: row.vaccinationType as VaccinationType,
    alasan: row.alasan as Issue[],
    statusData: isValid ? 'VALID' : 'INVALID',
    namaKabKota: kabKotaName(row.kabKota),
  };
}

/** Gets one registration within the caller's scope. @throws Problem 404 */
export async function getPeserta(
  ctx: Context,
  id: number,
  which: SQL | undefined = isLivePeserta,
): Promise<Peserta> {
  const [found] = await ctx.db
    .select(pesertaColumns)
    .from(peserta)
    .leftJoin(bhbu, eq(bhbu.id, peserta.bhbuId))
    .leftJoin(faskes, eq(faskes.id, peserta.faskesId))
    .where(and(eq(peserta.id, id), pesertaScope(ctx), which));
  if (!found) throw notFound('Peserta');
  return toPesertaRecord(found);
}

/**
 * Locks one registration within the caller's scope until the transaction ends.
 * @throws Problem 404
 */
export async function lockPeserta(
  ctx: Context,
  id: number,
  which: SQL | undefined = isLivePeserta,
): Promise<typeof peserta.$inferSelect> {
  const [row] = await ctx.db
    .select()
    .from(peserta)
    .where(and(eq(peserta.id, id), pesertaScope(ctx), which))
    .for('update');
  if (!row) throw notFound('Peserta');
  return row;
}

export const get: Handler<typeof pesertaCalls.get> = (ctx, { params }) =>
  getPeserta(ctx, params.id);
