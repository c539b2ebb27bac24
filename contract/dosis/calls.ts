import { z } from '../zod.ts';
import { endpoint } from '../endpoint.ts';
import { defaultPageSize, id, idParams, maxPageSize, page, recordId } from '../list.ts';
import { instant, recordFields } from '../record.ts';
import { batalInput, dosisInput, kipiInput, kipiOutcomes, skriningInput } from './input.ts';
import { dosis, doseResults, kipiKinds } from './record.ts';

const plainDate = z.iso.date();

/**
 * A participant as they stand in the queue of a day: who they are, what is next, what stands in the
 * way of it, and what was recorded that day.
 */
export const antrean = z.object({
  id: z.int(),
  nama: z.string(),
  nik: z.string().nullable(),
  noPaspor: z.string().nullable(),
  tanggalLahir: plainDate,
  jenisKelamin: z.string(),
  vaccinationType: z.literal([0, 1, 2]),
  idBHBU: z.int().nullable(),
  namaBHBU: z.string().nullable(),
  rencanaTanggal: plainDate.nullable(),
  komorbid: z.boolean(),
  dosisDiberikan: z.int(),
  tanggalVaksinasi: plainDate.nullable(),
  /** The next dose; null where all were given. */
  dosisBerikut: z.int().nullable(),
  /** Why it cannot be given that day, and what to look at before it is. */
  halangan: z.string().nullable(),
  peringatan: z.string().nullable(),
  bolehMulai: plainDate.nullable(),
  /** The last visit of that day. */
  kunjungan: dosis.nullable(),
});
export type Antrean = z.infer<typeof antrean>;

/** Whose queue: for an account of a facility its own, for others the one that is named. */
const whose = {
  idFaskes: id.optional(),
  idBHBU: id.optional(),
  /** Today in Jakarta, unless said. */
  tanggal: plainDate.optional(),
};

/** What the queue can be narrowed to: those who are left, or those of one result. */
export const queueStates = ['BELUM', ...doseResults] as const;

const counted = z.object({
  rencana: z.int(),
  diberikan: z.int(),
  ditunda: z.int(),
  ditolak: z.int(),
  sisa: z.int(),
});
export type QueueCounts = z.infer<typeof counted>;

/** An adverse event by its gravity alone. */
const kipiHead = z.object({
  id: z.int(),
  idDosis: z.int(),
  jenis: z.enum(kipiKinds),
  serius: z.boolean(),
  mulai: instant,
  /** When a serious one has to be with the health office at the latest. */
  laporPalingLambat: instant.nullable(),
  ...recordFields,
});

/** An adverse event with what happened. */
const kipi = kipiHead.extend({
  keluhan: z.string(),
  tindakan: z.string().nullable(),
  kesudahan: z.enum(kipiOutcomes),
});
export type Kipi = z.infer<typeof kipi>;

/** A visit with the health data that belongs to it. */
const rincian = z.object({
  dosis,
  skrining: skriningInput.extend({ versi: z.string() }).nullable(),
  catatan: z.string().nullable(),
  kipi: z.array(kipi),
});
export type RincianDosis = z.infer<typeof rincian>;

export const dosisCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Vaksinasi/daftar',
    access: 'vaksinasi.read',
    summary: 'Antrean satu faskes pada satu hari: yang direncanakan dan yang sudah dicatat',
    extension: true,
    query: z.strictObject({
      ...whose,
      status: z.enum(queueStates).optional(),
      pageNumber: z.coerce.number<number | string>().int().min(1).max(1_000_000).default(1),
      pageSize: z.coerce
        .number<number | string>()
        .int()
        .min(1)
        .max(maxPageSize)
        .default(defaultPageSize),
    }),
    answer: page(antrean).extend({
      tanggal: plainDate,
      idFaskes: z.int(),
      namaFaskes: z.string(),
      hitungan: counted,
    }),
  }),
  find: endpoint({
    method: 'POST',
    path: '/Vaksinasi/cari',
    access: 'vaksinasi.read',
    summary:
      'Mencari peserta satu faskes dengan sebagian nama, nomor HP atau NIK; NIK hanya di isi',
    extension: true,
    body: z.strictObject({
      idFaskes: recordId.optional(),
      idBHBU: recordId.optional(),
      tanggal: plainDate.optional(),
      cari: z.string().trim().min(3, 'Tulis paling sedikit 3 huruf').max(100),
    }),
    /** `lebih`: there are more than are given. */
    answer: z.object({ data: z.array(antrean), lebih: z.boolean() }),
  }),
  record: endpoint({
    method: 'POST',
    path: '/Vaksinasi',
    access: 'vaksinasi.record',
    summary: 'Mencatat satu kunjungan: dosis diberikan, ditunda atau ditolak',
    extension: true,
    body: dosisInput,
    status: 201,
    answer: dosis,
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/Vaksinasi/batal/{id}',
    access: 'vaksinasi.record',
    summary: 'Membatalkan catatan yang keliru; oleh faskes pada hari yang sama',
    extension: true,
    params: idParams,
    body: batalInput,
    answer: dosis,
  }),
  ofPeserta: endpoint({
    method: 'GET',
    path: '/Vaksinasi/peserta/{id}',
    access: 'vaksinasi.read',
    summary: 'Satu peserta dengan semua catatan vaksinasinya dan pendaftaran lain orang yang sama',
    extension: true,
    params: idParams,
    query: z.strictObject({ tanggal: plainDate.optional() }),
    answer: z.object({ peserta: antrean, dosis: z.array(dosis) }),
  }),
  detail: endpoint({
    method: 'POST',
    path: '/Vaksinasi/rincian/{id}',
    access: 'vaksinasi.read',
    summary: 'Data kesehatan satu catatan: jawaban skrining dan KIPI; tercatat di jejak audit',
    extension: true,
    secret: true,
    params: idParams,
    answer: rincian,
  }),
  addKipi: endpoint({
    method: 'POST',
    path: '/Vaksinasi/{id}/kipi',
    access: 'vaksinasi.record',
    summary: 'Mencatat KIPI sesudah satu dosis',
    extension: true,
    params: idParams,
    body: kipiInput.omit({ version: true }),
    status: 201,
    answer: kipiHead,
  }),
  changeKipi: endpoint({
    method: 'PUT',
    path: '/Vaksinasi/kipi/{id}',
    access: 'vaksinasi.record',
    summary: 'Memperbaiki atau melengkapi catatan KIPI',
    extension: true,
    params: idParams,
    body: kipiInput,
    answer: kipiHead,
  }),
};
