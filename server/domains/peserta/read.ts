import { and, eq, sql, type SQL } from 'drizzle-orm';
import { parseNik } from '#contract/core/values/nik.ts';
import type {
  Issue,
  NikFacts,
  Peserta,
  pesertaCalls,
  VaccinationType,
} from '#contract/domains/peserta/index.ts';
import { kabKotaName } from '#server/domains/lookup/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { preparedOnce } from '#server/platform/db/prepared.ts';
import { bhbu, faskes, peserta } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { notFound } from '#server/platform/problem.ts';
import { decryptNumber } from './identity.ts';
import { limitLockWait } from './registration/import-conflict.ts';
import { assertUnrestricted } from './restriction.ts';
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
  statusData: peserta.isValid,
  alasan: peserta.alasan,
  isActive: peserta.isActive,
  alasanNonaktif: peserta.alasanNonaktif,
  pembatasan: peserta.pembatasan,
  noPembatasan: peserta.noPembatasan,
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
> & { kabKota: string; vaccinationType: number; statusData: boolean; alasan: unknown };

/** Makes a selected row the wire record; copying its many fields would take longer than reading them. */
export const toPesertaRecord = (row: PesertaSelection): Peserta =>
  Object.assign(row, {
    vaccinationType: row.vaccinationType as VaccinationType,
    alasan: row.alasan as Issue[],
    statusData: row.statusData ? ('VALID' as const) : ('INVALID' as const),
    namaKabKota: kabKotaName(row.kabKota),
  });

/** Starts a select of participant records. */
export const selectPeserta = (db: Queryable) =>
  db
    .select(pesertaColumns)
    .from(peserta)
    .leftJoin(bhbu, eq(bhbu.id, peserta.bhbuId))
    .leftJoin(faskes, eq(faskes.id, peserta.faskesId));

const livePesertaById = preparedOnce(db =>
  selectPeserta(db)
    .where(and(eq(peserta.id, sql.placeholder('id')), isLivePeserta))
    .prepare('peserta_by_id'),
);

const pesertaByIds = preparedOnce(db =>
  selectPeserta(db)
    .where(sql`${peserta.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('peserta_by_ids'),
);

/** Reads registrations, whose ids were found within the caller's scope, in the order of the ids. */
export async function readPeserta(db: Queryable, ids: readonly number[]): Promise<Peserta[]> {
  if (ids.length === 0) return [];
  const rows = await pesertaByIds(db).execute({ ids });
  const byId = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => {
    const row = byId.get(id);
    return row ? [toPesertaRecord(row)] : [];
  });
}

/** Gets one registration within the caller's scope. @throws Problem 404 */
export async function getPeserta(
  ctx: Context,
  id: number,
  which: SQL | undefined = isLivePeserta,
): Promise<Peserta> {
  const [found] =
    ctx.scope === 'all' && which === isLivePeserta
      ? await livePesertaById(ctx.db).execute({ id })
      : await selectPeserta(ctx.db).where(and(eq(peserta.id, id), pesertaScope(ctx), which));
  if (!found) throw notFound('peserta');
  return toPesertaRecord(found);
}

/**
 * Locks one registration within the caller's scope until the transaction ends.
 * @param restricted whether one that its person has restricted is locked too, to take back what was recorded by mistake
 * @throws Problem 404; 409 for one that is restricted; the database's lock timeout (409) while an import writes it
 */
export async function lockPeserta(
  ctx: Context,
  id: number,
  which: SQL | undefined = isLivePeserta,
  { restricted = false }: { readonly restricted?: boolean } = {},
): Promise<typeof peserta.$inferSelect> {
  await limitLockWait(ctx.db);
  const [row] = await ctx.db
    .select()
    .from(peserta)
    .where(and(eq(peserta.id, id), pesertaScope(ctx), which))
    .for('update');
  if (!row) throw notFound('peserta');
  if (!restricted) assertUnrestricted(row);
  return row;
}

export const get: Handler<typeof pesertaCalls.get> = async (ctx, { params }) => {
  const record = await getPeserta(ctx, params.id);
  const contradictsNik = record.alasan.some(({ code }) => code === 'E06' || code === 'E07');
  return { ...record, dariNik: contradictsNik ? await findNikFacts(ctx, record.id) : null };
};

/** Finds the birth date and the sex in the NIK of a registration; null without a valid NIK. */
async function findNikFacts(ctx: Context, id: number): Promise<NikFacts | null> {
  const [row] = await ctx.db
    .select({ nik: peserta.nikEncrypted })
    .from(peserta)
    .where(eq(peserta.id, id));
  const number = decryptNumber(ctx.deps.keys, 'nik', row?.nik ?? null);
  const { nik } = parseNik(number ?? '', dayInJakarta(ctx.now));
  return nik ? { tanggalLahir: nik.birthDate, jenisKelamin: nik.sex } : null;
}
