import { personId } from '../../core/person-id.ts';
import { z } from '../../core/zod.ts';
import { recordId } from '../../core/list.ts';
import { optionalText, timestamp } from '../../core/record.ts';
import { plausibleDay } from '../../core/values/plausible-day.ts';
import { batchStates } from '../../states/batch.ts';
import { vaccinationTypes } from '../peserta/record.ts';
import { withoutNik } from '../../core/values/without-nik.ts';
import { doseReasonNames } from '../vaksinasi/record.ts';

/** Why people are called: their dose was missed or postponed, or came from a recalled batch. */
export const contactPurposes = ['ABSEN', 'TARIKAN'] as const;
export type ContactPurpose = (typeof contactPurposes)[number];

/** What a call to someone who missed a dose ended with. */
export const absenceOutcomes = ['AKAN_DATANG', 'TIDAK_DIANGKAT', 'MENOLAK', 'PINDAH'] as const;
export type AbsenceOutcome = (typeof absenceOutcomes)[number];

/** Outcomes after which nobody calls again: the person does not want the dose, or went elsewhere. */
export const closingAbsenceOutcomes = ['MENOLAK', 'PINDAH'] as const satisfies AbsenceOutcome[];

/** What a call to someone with a dose of a recalled batch ended with. */
export const recallOutcomes = ['DIBERI_TAHU', 'TIDAK_DIANGKAT', 'TIDAK_TERJANGKAU'] as const;
export type RecallOutcome = (typeof recallOutcomes)[number];

/** Outcomes after which nobody calls again: the person knows, or cannot be reached. */
export const closingRecallOutcomes = [
  'DIBERI_TAHU',
  'TIDAK_TERJANGKAU',
] as const satisfies RecallOutcome[];

/** The outcomes of all calls. */
export const contactOutcomes = [...absenceOutcomes, ...closingRecallOutcomes] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];

/** The last time a person was called. */
const lastContact = z
  .object({
    id: z.int(),
    hasil: z.enum(contactOutcomes),
    catatan: z.string().nullable(),
    pada: timestamp,
    oleh: z.string().nullable(),
    /** How often the person was called. */
    kali: z.int(),
  })
  .nullable();
export type LastContact = z.infer<typeof lastContact>;

/**
 * Why somebody waits: did not come on the planned day, was postponed without a new day, or is overdue
 * for the second dose.
 */
export const absenceReasons = ['BELUM_HADIR', 'DITUNDA', 'TERLAMBAT'] as const;
export type AbsenceReason = (typeof absenceReasons)[number];

/** Someone who is expected on no day and has no final result, by their registration. */
export const absentee = z.object({
  id: personId(),
  version: z.int(),
  nama: z.string(),
  noHP: z.string(),
  vaccinationType: z.literal(vaccinationTypes),
  dosisKe: z.int(),
  idBHBU: z.int().nullable(),
  namaBHBU: z.string().nullable(),
  /** The planned day that passed; null for people who came or are due without a plan. */
  rencanaTanggal: z.iso.date().nullable(),
  sebab: z.enum(absenceReasons),
  /** The planned day, the day of the postponement, or the last day of the second dose. */
  sejak: z.iso.date(),
  /** Why the last visit was postponed. */
  alasanTunda: z.enum(doseReasonNames).nullable(),
  /** Why the dose cannot be given today, or null. */
  halangan: z.string().nullable(),
  kontak: lastContact,
});
export type Absentee = z.infer<typeof absentee>;

/**
 * The lists of people to call: missed or postponed, overdue for the second dose, and those who refused
 * or moved by their last call.
 */
export const absenceViews = ['BELUM', 'TERLAMBAT', 'SELESAI'] as const;
export type AbsenceView = (typeof absenceViews)[number];

/** Someone who got a dose of a batch, by their registration and the batch. */
export const recipient = z.object({
  /** Their last dose of the batch. */
  id: z.int(),
  idPeserta: z.int(),
  nama: z.string(),
  noHP: z.string(),
  vaccinationType: z.literal(vaccinationTypes),
  dosisKe: z.int(),
  tanggal: z.iso.date(),
  idBHBU: z.int().nullable(),
  namaBHBU: z.string().nullable(),
  idFaskes: z.int(),
  namaFaskes: z.string(),
  /** The telephone number of the facility, for the message to the person. */
  hpFaskes: z.string().nullable(),
  idBatch: z.int(),
  nomorBatch: z.string(),
  /** False for a dose without a link to the register, found by its product and number. */
  tertaut: z.boolean(),
  /** Whether the dose was given after the last day of its batch. */
  lewat: z.boolean(),
  kontak: lastContact,
});
export type Recipient = z.infer<typeof recipient>;

/** Whether people still have to be called. */
export const contactFilters = ['BELUM', 'SUDAH'] as const;
export type ContactFilter = (typeof contactFilters)[number];

/** A batch whose recipients are listed. */
export const recipientBatch = z.object({
  nomor: z.string(),
  namaProduk: z.string(),
  kedaluwarsa: z.iso.date(),
  status: z.enum(batchStates.names),
});

/** How many people one call changes at most. */
export const maxContacts = 200;

/** Registrations, each with the version that was read. */
const absentees = z
  .array(z.strictObject({ id: recordId, version: z.int().nonnegative().optional() }))
  .min(1)
  .max(maxContacts);

const catatan = withoutNik(optionalText(300));

/** What is asked for when people are planned on another day. */
export const rescheduleFields = z.strictObject({ rencanaTanggal: plausibleDay });

export const rescheduleInput = rescheduleFields.extend({ peserta: absentees });

/** What is asked for after a call to people who missed a dose. */
export const absenceContactFields = z.strictObject({
  hasil: z.enum(absenceOutcomes),
  /** A new day, for those who will come. */
  rencanaTanggal: plausibleDay.nullish(),
  catatan,
});

export const absenceContactInput = absenceContactFields.extend({ peserta: absentees });

/** What is asked for after a call to people with a dose of a recalled batch. */
export const recallContactFields = z.strictObject({ hasil: z.enum(recallOutcomes), catatan });

export const recallContactInput = recallContactFields.extend({
  penerima: z
    .array(z.strictObject({ idPeserta: recordId, idBatch: recordId }))
    .min(1)
    .max(maxContacts),
});

/** Which people a call changed, and why not the others. */
export const contactResult = z.object({
  done: z.array(z.int()),
  failed: z.array(z.object({ id: z.int(), reason: z.string() })),
});
