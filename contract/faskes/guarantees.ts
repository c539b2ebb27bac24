import { z } from '../zod.ts';
import { holdsNik } from '../nik.ts';
import { instant, longText } from '../record.ts';

/** What a facility guarantees in the fourth annex of an agreement, in the annex's order. */
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
 * How a facility's statement stands: every guarantee is given and has evidence; something is missing
 * or answered with no; or its permit or a piece of evidence has run out, which comes before the rest.
 */
export const statementStates = ['LENGKAP', 'BELUM_LENGKAP', 'HABIS'] as const;
export type StatementState = (typeof statementStates)[number];

/** Files of evidence that one guarantee may have. */
export const maxEvidence = 5;

/** A file that proves a guarantee. */
export const evidence = z.object({
  id: z.uuid(),
  nama: z.string(),
  ukuran: z.int(),
  diunggah: instant,
  diunggahOleh: z.string().nullable(),
});
export type Evidence = z.infer<typeof evidence>;

/** A guarantee as it was answered; `jawaban` is null until it is. */
export const answeredGuarantee = z.object({
  butir: z.enum(guarantees),
  jawaban: z.boolean().nullable(),
  catatan: z.string().nullable(),
  /** The last day on which the evidence holds; null for evidence that does not run out. */
  berlakuSampai: z.iso.date().nullable(),
  habis: z.boolean(),
  dijawab: instant.nullable(),
  dijawabOleh: z.string().nullable(),
  /** 0 until it is answered. */
  version: z.int(),
  berkas: z.array(evidence),
});
export type AnsweredGuarantee = z.infer<typeof answeredGuarantee>;

/** A facility's whole statement, beside the permit that it rests on. */
export const statement = z.object({
  id: z.int(),
  namaFaskes: z.string(),
  pernyataan: z.enum(statementStates),
  izinSampai: z.iso.date().nullable(),
  izinHabis: z.boolean(),
  jaminan: z.array(answeredGuarantee),
});
export type Statement = z.infer<typeof statement>;

export const noteMissing = 'Tulis mengapa jaminan ini belum dipenuhi';

/** How one guarantee is answered; a no says why. */
export const guaranteeInput = z
  .strictObject({
    jawaban: z.boolean('Pilih ya atau tidak'),
    catatan: longText(500).refine(
      value => !value || !holdsNik(value),
      'Jangan tulis nomor identitas di sini',
    ),
    berlakuSampai: z.iso.date().nullish(),
    /** The version that was read: 0 for one that nobody had answered. */
    version: z.int().nonnegative().optional(),
  })
  .refine(({ jawaban, catatan }) => jawaban || !!catatan, {
    path: ['catatan'],
    message: noteMissing,
  });
