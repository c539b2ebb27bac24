import { zones } from '../../core/values/zone.ts';
import { personId } from '../../core/person-id.ts';
import { z } from '../../core/zod.ts';
import { id } from '../../core/list.ts';
import { issue } from '../peserta/record.ts';
import { timestamp } from '../../core/record.ts';
import { dose, doseResults } from './record.ts';

const plainDate = z.iso.date();

/**
 * A participant in the queue of one day: the next dose, what blocks it, and the visit already
 * recorded.
 */
export const queueEntry = z.object({
  id: personId(),
  nama: z.string(),
  nik: z.string().nullable(),
  noPaspor: z.string().nullable(),
  tanggalLahir: plainDate,
  jenisKelamin: z.string(),
  vaccinationType: z.literal([0, 1, 2]),
  noHP: z.string().nullable(),
  idBHBU: z.int().nullable(),
  namaBHBU: z.string().nullable(),
  /** Zone of the facility of the registration, in which its hours are. */
  zona: z.enum(zones),
  /** What is wrong with the registration, which has to be mended before a dose. */
  alasan: z.array(issue),
  rencanaTanggal: plainDate.nullable(),
  komorbid: z.boolean(),
  dosisDiberikan: z.int(),
  tanggalVaksinasi: plainDate.nullable(),
  /** Number of the next dose; null when all doses were given. */
  dosisBerikut: z.int().nullable(),
  /** Allowed days of a second dose; `terlambat` compares with the day of the queue. */
  jatuhTempo: z
    .object({ mulai: plainDate, palingLambat: plainDate, terlambat: z.boolean() })
    .nullable(),
  /** Why the dose cannot be given that day, and the warning to confirm before it is given. */
  halangan: z.string().nullable(),
  peringatan: z.string().nullable(),
  /** Vaccine of the previous primary dose of this registration, which the next one repeats. */
  vaksinSebelumnya: z.object({ idProduk: z.int().nullable(), vaksin: z.string() }).nullable(),
  bolehMulai: plainDate.nullable(),
  /** Last visit of that day. */
  kunjungan: dose.nullable(),
  /** When the person arrived on that day; null until somebody marks it. */
  hadir: timestamp.nullable(),
});
export type QueueEntry = z.infer<typeof queueEntry>;

/** Query of a queue; `idFaskes` defaults to the caller's facility and must be in their scope. */
export const queueQuery = {
  idFaskes: id.optional(),
  idBHBU: id.optional(),
  /** Defaults to today at the facility. */
  tanggal: plainDate.optional(),
};

/** What became of a person on the day; everyone in the queue has exactly one of these states. */
export const queueStates = ['BELUM', ...doseResults, 'LENGKAP'] as const;

/**
 * Why a person is in the queue, exactly one for each: planned for the day, a second dose due, or
 * neither, because they came unplanned.
 */
export const queueReasons = ['RENCANA', 'JATUH_TEMPO', 'TANPA_RENCANA'] as const;

/**
 * Filter of the queue. `TERLAMBAT` participants, whose second dose was due before, belong to no day,
 * so they are a separate list.
 */
export const queueFilters = [...queueStates, ...queueReasons, 'TERLAMBAT'] as const;

/**
 * Orders of the queue: those who wait by arrival before the others by name, or all by name.
 */
export const queueOrders = ['HADIR', 'NAMA'] as const;
export type QueueOrder = (typeof queueOrders)[number];

/** Counts of one day. The states add up to everyone, and so do the reasons. */
export const queueCounts = z.object({
  /** Everyone in the queue of that day, also those who came unplanned. */
  semua: z.int(),
  /** Waiting: no visit that day, and doses left. */
  sisa: z.int(),
  diberikan: z.int(),
  ditunda: z.int(),
  ditolak: z.int(),
  /** Without a visit that day, because all doses were given before. */
  lengkap: z.int(),
  /** Planned for that day; not planned, but with a second dose due; and neither. */
  rencana: z.int(),
  jatuhTempo: z.int(),
  tanpaRencana: z.int(),
  /** Second dose due before that day; outside of the others. */
  terlambat: z.int(),
});
export type QueueCounts = z.infer<typeof queueCounts>;

/** A facility with work on a day, from which an administrator chooses a queue. */
export const queueFaskes = z.object({
  id: z.int(),
  namaFaskes: z.string(),
  /** Participants planned for that day. */
  rencana: z.int(),
  /** Serious adverse events that are not yet reported, of any day. */
  kipiBelumDilaporkan: z.int(),
});
export type QueueFaskes = z.infer<typeof queueFaskes>;

/** Largest number of facilities that are listed. */
export const maxQueueFaskes = 100;

/** Whom a facility calls at a company about its people. */
export const companyContact = z.object({
  id: z.int(),
  namaBHBU: z.string(),
  namaPIC: z.string().nullable(),
  noHP: z.string().nullable(),
});
export type CompanyContact = z.infer<typeof companyContact>;
