import { z } from '../zod.ts';
import { containsNik } from '../values/nik.ts';
import { timestamp, longText } from '../record.ts';

/** Guarantees of a facility, in the order of Lampiran IV of the agreement. */
export const guarantees = [
  'IZIN',
  'NAKES',
  'RANTAI_DINGIN',
  'LIMBAH',
  'PENCATATAN',
  'KOORDINASI',
  'KIPI',
  'TIDAK_DIALIHKAN',
] as const;
export type Guarantee = (typeof guarantees)[number];

/**
 * Status of a facility's statement: complete, incomplete, or expired (permit or evidence). Expired
 * takes precedence.
 */
export const statementStates = ['LENGKAP', 'BELUM_LENGKAP', 'HABIS'] as const;
export type StatementState = (typeof statementStates)[number];

/** Maximum number of evidence files per guarantee. */
export const maxEvidence = 5;

/** An evidence file of a guarantee. */
export const evidenceFile = z.object({
  id: z.uuid(),
  nama: z.string(),
  ukuran: z.int(),
  diunggah: timestamp,
  diunggahOleh: z.string().nullable(),
});
export type EvidenceFile = z.infer<typeof evidenceFile>;

/** A guarantee with its answer; `jawaban` is null until answered. */
export const answeredGuarantee = z.object({
  butir: z.enum(guarantees),
  jawaban: z.boolean().nullable(),
  catatan: z.string().nullable(),
  /** Last day on which the evidence is valid; null for evidence that does not expire. */
  berlakuSampai: z.iso.date().nullable(),
  habis: z.boolean(),
  dijawab: timestamp.nullable(),
  dijawabOleh: z.string().nullable(),
  /** 0 until answered. */
  version: z.int(),
  berkas: z.array(evidenceFile),
});
export type AnsweredGuarantee = z.infer<typeof answeredGuarantee>;

/** A facility's statement with all guarantees and the permit it depends on. */
export const guaranteeStatement = z.object({
  id: z.int(),
  namaFaskes: z.string(),
  pernyataan: z.enum(statementStates),
  izinSampai: z.iso.date().nullable(),
  izinHabis: z.boolean(),
  jaminan: z.array(answeredGuarantee),
});
export type GuaranteeStatement = z.infer<typeof guaranteeStatement>;

export const missingNoteMessage = 'Tulis mengapa jaminan ini belum dipenuhi';

/** Body that answers one guarantee; a no requires a note. */
export const guaranteeInput = z
  .strictObject({
    jawaban: z.boolean('Pilih ya atau tidak'),
    catatan: longText(500).refine(
      value => !value || !containsNik(value),
      'Jangan tulis nomor identitas di sini',
    ),
    berlakuSampai: z.iso.date().nullish(),
    /** Expected version; 0 for a guarantee without an answer. */
    version: z.int().nonnegative().optional(),
  })
  .refine(({ jawaban, catatan }) => jawaban || !!catatan, {
    path: ['catatan'],
    message: missingNoteMessage,
  });
