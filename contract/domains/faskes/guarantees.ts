import { attachedFile, type AttachmentSlot } from '../../core/attachment.ts';
import { documentRule, uploadedFile } from '../../core/values/upload.ts';
import { z } from '../../core/zod.ts';
import { containsNik } from '../../core/values/nik.ts';
import { timestamp, longText } from '../../core/record.ts';
import { issueMessage, message, toIssueMessage } from '../../core/messages/message.ts';

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

/** The evidence files of each guarantee. */
export const evidenceSlots: readonly AttachmentSlot<Guarantee>[] = guarantees.map(name => ({
  name,
  rule: documentRule,
  maxFiles: maxEvidence,
}));

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
  berkas: z.array(attachedFile),
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

export const missingNoteMessage = message('faskes.guarantee.noteMissing');

const answerFields = {
  catatan: longText(500).refine(
    value => !value || !containsNik(value),
    issueMessage('input.identityNumber'),
  ),
  berlakuSampai: z.iso.date().nullish(),
};

/**
 * Form with a document of evidence, and with the answer that it proves where that changes too; note and
 * last day belong to the answer.
 */
export const evidenceInput = z
  .strictObject({
    berkas: uploadedFile(documentRule),
    jawaban: z.enum(['true', 'false']).optional(),
    ...answerFields,
  })
  .refine(
    ({ jawaban, catatan, berlakuSampai }) => jawaban !== undefined || !(catatan || berlakuSampai),
    {
      path: ['jawaban'],
      message: toIssueMessage(message('input.yesOrNo')),
    },
  )
  .refine(({ jawaban, catatan }) => jawaban !== 'false' || !!catatan, {
    path: ['catatan'],
    message: toIssueMessage(missingNoteMessage),
  });

/** Body that answers one guarantee; a no requires a note. */
export const guaranteeInput = z
  .strictObject({
    jawaban: z.boolean(issueMessage('input.yesOrNo')),
    ...answerFields,
    /** Expected version; 0 for a guarantee without an answer. */
    version: z.int().nonnegative().optional(),
  })
  .refine(({ jawaban, catatan }) => jawaban || !!catatan, {
    path: ['catatan'],
    message: toIssueMessage(missingNoteMessage),
  });
