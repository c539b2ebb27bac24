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
  isWNI: peserta.isWNI,
  nik: peserta.nikMask,
  noPaspor: peserta.noPasporMask,
  noKitas: peserta.noKitasMask,
  negara: peserta.negara,
  nama: peserta.nama,
  tempatLahir: peserta.tempatLahir,
  tanggalLahir: peserta.tanggalLahir,
  jenisKelamin: peserta.jenisKelamin,
  noHP: peserta.noHP,
  email: peserta.email,
  alamat: peserta.alamat,
  kabKota: peserta.kabKota,
  kecamatan: peserta.kecamatan,
  kelurahan: peserta.kelurahan,
  kodePos: peserta.kodePos,
  kategori: peserta.kategori,
  penanggung: peserta.penanggung,
  nip: peserta.nip,
  pekerjaan: peserta.pekerjaan,
  idFaskes: peserta.faskesId,
  rencanaTanggal: peserta.rencanaTanggal,
  komorbid: peserta.komorbid,
  persetujuan: peserta.persetujuan,
  idBHBU: peserta.bhbuId,
  namaBHBU: bhbu.namaBHBU,
  namaFaskes: faskes.namaFaskes,
  userId: peserta.userId,
  vaccinationType: peserta.vaccinationType,
  isValid: peserta.isValid,
  alasan: peserta.alasan,
  isActive: peserta.isActive,
  alasanNonaktif: peserta.alasanNonaktif,
  isVoucher: peserta.isVoucher,
  vaksinPrimer: peserta.vaksinPrimer,
  tanggalDosis1: peserta.tanggalDosis1,
  tanggalDosis2: peserta.tanggalDosis2,
  faskesDosis2: peserta.faskesDosis2,
  jenisBooster: peserta.jenisBooster,
  tanggalBooster: peserta.tanggalBooster,
  batch: peserta.batch,
  faskesPelaksana: peserta.faskesPelaksana,
  isEligible: peserta.isEligible,
  layakMulai: peserta.layakMulai,
  alasanTidakLayak: peserta.alasanTidakLayak,
  layakDiperiksa: peserta.layakDiperiksa,
  smartCheckStatus: peserta.smartCheckStatus,
  smartCheckCatatan: peserta.smartCheckCatatan,
  noTiket: peserta.noTiket,
  dosisDiberikan: peserta.dosisDiberikan,
  tanggalVaksinasi: peserta.tanggalVaksinasi,
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
  if (!found) throw notFound('peserta');
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
  if (!row) throw notFound('peserta');
  return row;
}

export const get: Handler<typeof pesertaCalls.get> = (ctx, { params }) =>
  getPeserta(ctx, params.id);
