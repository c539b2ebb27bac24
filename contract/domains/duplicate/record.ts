import { timestamp } from '../../core/record.ts';
import { z } from '../../core/zod.ts';
import { peserta, type pesertaFields } from '../peserta/index.ts';

/**
 * Why two registrations may be of one person: the same NIK or passport; or, within one company, the same
 * name and birth date, the same mobile number and birth date, or the same mobile number and name.
 */
export const duplicateReasons = ['IDENTITAS', 'NAMA_LAHIR', 'HP_LAHIR', 'HP_NAMA'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** Not decided, decided to be two persons, or merged. */
export const duplicateStates = ['TERBUKA', 'BUKAN', 'DIGABUNG'] as const;

export const sides = ['kiri', 'kanan'] as const;
export type Side = (typeof sides)[number];

/** The fields that a merge takes together from one side; the others are chosen alone. */
export const mergeGroups = {
  identitas: ['isWNI', 'nik', 'noPaspor', 'noKitas', 'negara'],
  nama: ['nama'],
  tempatLahir: ['tempatLahir'],
  tanggalLahir: ['tanggalLahir'],
  jenisKelamin: ['jenisKelamin'],
  noHP: ['noHP'],
  email: ['email'],
  alamat: ['alamat', 'kabKota', 'kecamatan', 'kelurahan', 'kodePos'],
  kategori: ['kategori', 'penanggung'],
  nip: ['nip'],
  pekerjaan: ['pekerjaan'],
  idFaskes: ['idFaskes'],
  rencanaTanggal: ['rencanaTanggal'],
  komorbid: ['komorbid'],
  persetujuan: ['persetujuan'],
  riwayat: [
    'vaksinPrimer',
    'tanggalDosis1',
    'tanggalDosis2',
    'faskesDosis2',
    'jenisBooster',
    'tanggalBooster',
    'batch',
    'faskesPelaksana',
  ],
} as const satisfies Readonly<
  Record<string, readonly (keyof typeof pesertaFields | keyof typeof peserta.shape)[]>
>;
export type MergeGroup = keyof typeof mergeGroups;
export const mergeGroupNames = Object.keys(mergeGroups) as [MergeGroup, ...MergeGroup[]];

/** The side from which each group is taken; those without a choice are taken from the one that stays. */
export const mergeChoices = z.partialRecord(z.enum(mergeGroupNames), z.enum(sides));
export type MergeChoices = z.infer<typeof mergeChoices>;

/** One of two registrations, with what a merge moves. */
const duplicateSide = peserta.extend({
  /** Visits, also postponed and cancelled ones. */
  jumlahKunjungan: z.int(),
  jumlahVoucher: z.int(),
  jumlahBukti: z.int(),
});
export type DuplicateSide = z.infer<typeof duplicateSide>;

/** Two registrations that may be of one person. */
export const duplicatePair = z.object({
  id: z.int(),
  sebab: z.array(z.enum(duplicateReasons)),
  status: z.enum(duplicateStates),
  ditemukan: timestamp,
  diputuskanPada: timestamp.nullable(),
  diputuskanOleh: z.string().nullable(),
  alasan: z.string().nullable(),
  kiri: duplicateSide,
  kanan: duplicateSide,
  /** The groups of fields in which they differ; two different numbers may have the same mask. */
  beda: z.array(z.enum(mergeGroupNames)),
  /** Why they cannot be merged; empty when they can. */
  halangan: z.array(z.string()),
  /** The merge that may be undone, of a pair that was merged. */
  idGabungan: z.int().nullable(),
});
export type DuplicatePair = z.infer<typeof duplicatePair>;
