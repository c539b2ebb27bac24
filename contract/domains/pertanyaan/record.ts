import { recordId } from '../../core/list.ts';
import { expectedVersion, recordFields, timestamp } from '../../core/record.ts';
import { maxAsked, pertanyaanStates } from '../../states/pertanyaan.ts';
import { z } from '../../core/zod.ts';
import { askedFields, factNames } from './facts.ts';

const field = z.enum(askedFields);

/** A question to a participant about fields of their registration that are wrong. */
export const pertanyaan = z.object({
  id: z.int(),
  idPeserta: z.int(),
  namaPeserta: z.string(),
  idBHBU: z.int(),
  namaBHBU: z.string(),
  /** The fields in question. */
  isian: z.array(field),
  status: z.enum(pertanyaanStates.names),
  /** Until when the personal link can be answered. */
  tautanSampai: timestamp,
  /** Whether an unanswered link can no longer be answered. */
  kedaluwarsa: z.boolean(),
  dijawabPada: timestamp.nullable(),
  /** Version of the notice to which the participant consented, and SHA-256 of its text. */
  versiPersetujuan: z.int().nullable(),
  hashPersetujuan: z.string().nullable(),
  ...recordFields,
});
export type Pertanyaan = z.infer<typeof pertanyaan>;

/** What a participant answered for a field; numbers are masked. */
export const proposedValue = z.object({
  isian: field,
  semula: z.string().nullable(),
  jawaban: z.string().nullable(),
  /** Whether the field was changed after the question was sent, so that the answer is not taken over. */
  berubah: z.boolean(),
});
export type ProposedValue = z.infer<typeof proposedValue>;

export const pertanyaanDetail = pertanyaan.extend({
  /** Empty until it is answered. */
  usulan: z.array(proposedValue),
});
export type PertanyaanDetail = z.infer<typeof pertanyaanDetail>;

export const askInput = z.strictObject({
  idPeserta: z.array(recordId).min(1).max(maxAsked),
  /** Also sends the link by mail to those who have an address. */
  kirimEmail: z.boolean().default(false),
});

/** The personal link of a question, which is shown once, and how to send it. */
export const sentQuestion = z.object({
  id: z.int(),
  idPeserta: z.int(),
  nama: z.string(),
  noHP: z.string().nullable(),
  tautan: z.string(),
  sampai: timestamp,
  /** The text to send with it, without any personal data. */
  pesan: z.string(),
  /** Whether it was sent by mail as well. */
  lewatEmail: z.boolean(),
});
export type SentQuestion = z.infer<typeof sentQuestion>;

export const askResult = z.object({
  terkirim: z.array(sentQuestion),
  /** Participants who cannot be asked, and why. */
  ditolak: z.array(z.object({ idPeserta: z.int(), nama: z.string(), alasan: z.string() })),
});
export type AskResult = z.infer<typeof askResult>;

export const decideInput = z.strictObject({
  event: z.enum(['accept', 'refuse', 'cancel']),
  version: expectedVersion,
});

/** What a personal link shows before the participant has proved who they are: nothing about a person. */
export const openedQuestion = z.object({
  fakta: z.array(z.enum(factNames)),
  tautanSampai: timestamp,
});
export type OpenedQuestion = z.infer<typeof openedQuestion>;

const facts = z.partialRecord(z.enum(factNames), z.string().max(100));

export const proofInput = z.strictObject({ fakta: facts });

/** The fields in question, after the proof. */
export const questionForm = z.object({
  isian: z.array(
    z.object({
      nama: field,
      /** The present value; of a number only the last digits. */
      nilai: z.string().nullable(),
      /** What is wrong with it. */
      pesan: z.string(),
    }),
  ),
  /** The notice, and the data protection officer where one is configured. */
  pemberitahuan: z.object({
    versi: z.int(),
    teks: z.array(z.string()),
    petugas: z.string().nullable(),
  }),
});
export type QuestionForm = z.infer<typeof questionForm>;

/** Whether the facts are right. A wrong one is no error of the call, so that the try is counted. */
export const proofResult = z.object({
  /** The fields in question; null when a fact is wrong. */
  formulir: questionForm.nullable(),
  /** How often the facts may still be entered. */
  sisa: z.int(),
});
export type ProofResult = z.infer<typeof proofResult>;

export const participantAnswerInput = z.strictObject({
  fakta: facts,
  nilai: z.partialRecord(field, z.string().max(200)),
  /** The version of the notice that was read. */
  versi: z.int(),
  setuju: z.literal(true),
});

export const answerResult = z.object({
  /** Null when a fact is wrong. */
  dijawabPada: timestamp.nullable(),
  sisa: z.int(),
});
