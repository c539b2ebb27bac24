import { z } from '../zod.ts';
import { id } from '../list.ts';
import { dosis, doseResults } from './record.ts';

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
  /** From when to when a second dose is given, and whether that is over on the day of the queue. */
  jatuhTempo: z
    .object({ mulai: plainDate, palingLambat: plainDate, terlambat: z.boolean() })
    .nullable(),
  /** Why it cannot be given that day, and what to look at before it is. */
  halangan: z.string().nullable(),
  peringatan: z.string().nullable(),
  bolehMulai: plainDate.nullable(),
  /** The last visit of that day. */
  kunjungan: dosis.nullable(),
});
export type Antrean = z.infer<typeof antrean>;

/** Whose queue: for an account of a facility its own, for others the one that is named. */
export const whose = {
  idFaskes: id.optional(),
  idBHBU: id.optional(),
  /** Today in Jakarta, unless said. */
  tanggal: plainDate.optional(),
};

/**
 * What the queue can be narrowed to: those who are left, or those of one result. Those whose second
 * dose is overdue stand apart: they belong to no day.
 */
export const queueStates = ['BELUM', ...doseResults, 'TERLAMBAT'] as const;

/** The numbers of a day. */
export const queueCounts = z.object({
  /** Who is planned that day, and who is not but has a second dose due. */
  rencana: z.int(),
  jatuhTempo: z.int(),
  diberikan: z.int(),
  ditunda: z.int(),
  ditolak: z.int(),
  sisa: z.int(),
  /** Whose second dose should have been given before that day. */
  terlambat: z.int(),
});
export type QueueCounts = z.infer<typeof queueCounts>;
