import { enteredValue } from '../../core/values/entered.ts';
import { personId } from '../../core/person-id.ts';
import { z } from '../../core/zod.ts';
import { recordId } from '../../core/list.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { vaccinationTypes } from '../peserta/record.ts';
import { doseSites } from '../vaksinasi/record.ts';
import { expectedVersion, recordFields, text, timestamp } from '../../core/record.ts';
import { certificateStates } from '../../states/certificate.ts';
import { containsNik } from '../../core/values/nik.ts';

/** A dose on a proof of vaccination, as it was when the proof was issued. */
export const certificateDose = z.object({
  /** Number of the dose within the registration, from 1. */
  dosisKe: z.int(),
  tanggal: z.iso.date(),
  vaksin: z.string(),
  batch: z.string(),
  /** Injection site; missing on proofs that were issued before it was shown. */
  lokasi: z.enum(doseSites).nullish(),
  namaFaskes: z.string(),
});
export type CertificateDose = z.infer<typeof certificateDose>;

/** A proof of vaccination ("bukti vaksinasi") of one registration, as it was issued. */
export const certificate = z.object({
  id: z.int(),
  nomor: z.string(),
  idPeserta: z.int(),
  vaccinationType: z.literal(vaccinationTypes),
  nama: z.string(),
  /** The masked NIK, or country and masked passport number. */
  identitas: z.string(),
  tanggalLahir: z.iso.date(),
  idBHBU: z.int().nullable(),
  namaBHBU: z.string().nullable(),
  /** Facility of the last dose. */
  idFaskes: z.int(),
  namaFaskes: z.string(),
  dosis: z.array(certificateDose),
  noSertifikatNasional: z.string().nullable(),
  /** Whether it has a SMART Health Card. */
  adaKartu: z.boolean(),
  status: z.enum(certificateStates.names),
  /** The one that it replaces, and why. */
  idMenggantikan: z.int().nullable(),
  alasanGanti: z.string().nullable(),
  dicabut: timestamp.nullable(),
  dicabutOleh: z.string().nullable(),
  alasanCabut: z.string().nullable(),
  ...recordFields,
});
export type Certificate = z.infer<typeof certificate>;

/** A vaccinated registration without a valid proof that shows all its doses and its present data. */
export const waitingPeserta = z.object({
  /** Id of the registration. */
  id: personId(),
  nama: z.string(),
  /** The masked NIK, or country and masked passport number in Indonesian. */
  identitas: z.string(),
  /** Country code and masked passport number of a foreigner. */
  negara: z.string().nullable(),
  noPaspor: z.string().nullable(),
  vaccinationType: z.literal(vaccinationTypes),
  idBHBU: z.int().nullable(),
  namaBHBU: z.string().nullable(),
  idFaskes: z.int().nullable(),
  namaFaskes: z.string().nullable(),
  dosisDiberikan: z.int(),
  tanggalVaksinasi: z.iso.date().nullable(),
  /** Number of the valid proof that is out of date; null when there is none. */
  nomorLama: z.string().nullable(),
});
export type WaitingPeserta = z.infer<typeof waitingPeserta>;

/** Most proofs that one call issues, and that one PDF holds. */
export const maxCertificatesAtOnce = 200;

/** Reasons are stored unencrypted, so they reject identity numbers. */
const reason = text(3, 200).refine(value => !containsNik(value), {
  message: issueMessage('input.identityNumber'),
});

/** Body that issues a proof; the reason is required when a valid one is replaced. */
export const issueInput = z.strictObject({
  idPeserta: recordId,
  alasan: reason.nullish(),
  /** Version of the valid proof that is replaced. */
  version: expectedVersion,
});

export const revokeInput = z.strictObject({ alasan: reason, version: expectedVersion });

/** A number of the national certificate, or null to remove it. */
export const nationalNumberInput = z.strictObject({
  noSertifikatNasional: enteredValue()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9./-]{3,39}$/, issueMessage('certificate.nationalNumber'))
    .refine(value => !containsNik(value), { message: issueMessage('input.identityNumber') })
    .nullable()
    .meta({ input: 'code' }),
});
