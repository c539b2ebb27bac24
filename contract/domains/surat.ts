import { printedDocument } from '../core/document/block.ts';
import { documentCalls, verifyToken } from '../core/document/calls.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  booleanOrAll,
  id,
  idParams,
  listQuery,
  page,
  recordId,
  managerFilter,
} from '../core/list.ts';
import { anyOf, dayRange } from '../core/list-filter.ts';
import {
  email,
  expectedVersion,
  textLines,
  longText,
  recordFields,
  text,
  timestamp,
} from '../core/record.ts';
import { stateHistoryCall } from '../core/state-history.ts';
import { plausibleDay } from '../core/values/plausible-day.ts';
import { withoutNik } from '../core/values/without-nik.ts';
import { suratKinds, suratStates, type SuratKind } from '../states/surat.ts';
import { z } from '../core/zod.ts';
import { terminationCauses } from './pks/record.ts';

/** Editable fields of a letter that is not sent yet. */
export const suratFields = {
  /** The facts in the words of the one who drafts the letter; a payment reminder may go without. */
  uraian: withoutNik(longText(1000)).meta({ input: 'multiline' }),
  /** Where it is sent; without one, the address of the company's contact. */
  kepada: email.nullish(),
  /** Cause of a notice of termination. */
  sebab: z.enum(terminationCauses).nullish(),
  /** Day of the force majeure. */
  tanggalKejadian: plausibleDay.nullish().meta({ input: 'date' }),
};

export const suratInput = z.strictObject({ ...suratFields, version: expectedVersion });

/** Body that drafts a letter: of an agreement, or of an invoice. */
export const newSuratInput = z.strictObject({
  jenis: z.enum(suratKinds),
  idPKS: recordId.nullish(),
  idInvoice: recordId.nullish(),
  ...suratFields,
});

/** The letters of an agreement; the others are about an invoice. */
export const agreementLetters = [
  'PERINGATAN',
  'PEMULIHAN',
  'PENGAKHIRAN',
  'KEADAAN_KAHAR',
  'PERUBAHAN_REKENING',
] as const satisfies readonly SuratKind[];

/** What the page of an agreement asks for a letter. */
export const agreementLetterInput = z.strictObject({
  jenisSurat: z.enum(agreementLetters),
  uraian: withoutNik(textLines(3, 1000)).meta({ input: 'multiline' }),
  sebab: suratFields.sebab,
  tanggalKejadian: suratFields.tanggalKejadian,
  kepada: suratFields.kepada,
});

/** What the page of an invoice asks for a payment reminder. */
export const reminderInput = z.strictObject({
  uraian: suratFields.uraian,
  kepada: suratFields.kepada,
});

const day = z.iso.date().meta({ input: 'date' });

/** A letter from the seller to a company. */
export const surat = z.object({
  id: z.int(),
  jenis: z.enum(suratKinds),
  /** Drawn when it is sent. */
  noSurat: z.string().nullable(),
  idBHBU: z.int(),
  namaBHBU: z.string(),
  idPKS: z.int().nullable(),
  noPKS: z.string().nullable(),
  idInvoice: z.int().nullable(),
  noInvoice: z.string().nullable(),
  status: z.enum(suratStates.names),
  /** Day of the letter; null before it is sent. */
  tanggal: day.nullable(),
  /** Last day of what the letter asks for, where a clause sets one. */
  batas: day.nullable(),
  uraian: z.string().nullable(),
  kepada: z.string().meta({ input: 'email' }),
  sebab: z.enum(terminationCauses).nullable(),
  /** Day of the force majeure, or of the notice of the breach that was cured. */
  tanggalKejadian: day.nullable(),
  /** When it was last sent. */
  dikirimPada: timestamp.nullable(),
  dibacaPada: timestamp.nullable(),
  dijawabPada: timestamp.nullable(),
  /** Who confirmed or disputed it, as they wrote their name. */
  penjawab: z.string().nullable(),
  /** Why it is disputed, or why its draft was cancelled. */
  alasan: z.string().nullable(),
  /** Whether it is unread for longer than a letter may wait. */
  perluTindakan: z.boolean(),
  ...recordFields,
});
export type Surat = z.infer<typeof surat>;

/** What the page behind a personal link shows of a letter. */
export const openedSurat = z.object({
  dokumen: printedDocument,
  status: z.enum(suratStates.names),
  dibacaPada: timestamp.nullable(),
  dijawabPada: timestamp.nullable(),
  penjawab: z.string().nullable(),
});
export type OpenedSurat = z.infer<typeof openedSurat>;

/** What the reader of a letter answers. */
export const suratAnswerInput = z
  .strictObject({
    jawaban: z.enum(['confirmReceipt', 'dispute']),
    nama: withoutNik(text(3, 100)),
    alasan: withoutNik(longText(2000)).meta({ input: 'multiline' }),
  })
  .check(({ value: { jawaban, alasan }, issues }) => {
    if (jawaban === 'dispute' && !alasan)
      issues.push({ code: 'custom', input: alasan, path: ['alasan'] });
  });

/** Where an unread letter is sent again. */
export const redispatchInput = z.strictObject({ kepada: email, version: expectedVersion });

const serverKeys = Object.keys(surat.shape).filter(
  key => !(key in suratFields) && key !== 'version',
);
const linkParams = z.object({ token: verifyToken });

export const suratCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Surat',
    access: 'surat.read',
    summary: 'Daftar surat kepada perusahaan',
    extension: true,
    query: listQuery(['tanggal', 'noSurat', 'namaBHBU', 'status', 'modifiedAt'], {
      jenis: anyOf(suratKinds),
      tanggal: dayRange(),
      status: anyOf(suratStates.names),
      ...managerFilter,
      idBHBU: id.optional(),
      idPKS: id.optional(),
      idInvoice: id.optional(),
      perluTindakan: booleanOrAll,
    }),
    answer: page(surat),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Surat/{id}',
    access: 'surat.read',
    summary: 'Satu surat',
    extension: true,
    params: idParams,
    answer: surat,
  }),
  create: endpoint({
    method: 'POST',
    path: '/Surat',
    access: 'surat.issue',
    summary: 'Menyusun surat untuk sebuah PKS atau invoice',
    extension: true,
    ignored: serverKeys.filter(key => !(key in newSuratInput.shape)),
    body: newSuratInput,
    status: 201,
    answer: surat,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/Surat/{id}',
    access: 'surat.issue',
    summary: 'Mengubah surat yang belum dikirim',
    extension: true,
    ignored: serverKeys,
    params: idParams,
    body: suratInput,
    answer: surat,
  }),
  dispatch: endpoint({
    method: 'PUT',
    path: '/Surat/terbit/{id}',
    access: 'surat.issue',
    summary: 'Memberi nomor, mengarsipkan dan mengirim surat dengan tautan pribadi',
    extension: true,
    params: idParams,
    body: z.strictObject({ version: expectedVersion }),
    answer: surat,
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/Surat/batal/{id}',
    access: 'surat.issue',
    summary: 'Membatalkan surat yang belum dikirim',
    extension: true,
    params: idParams,
    body: z.strictObject({
      alasan: withoutNik(longText(500)).meta({ input: 'multiline' }),
      version: expectedVersion,
    }),
    answer: surat,
  }),
  redispatch: endpoint({
    method: 'PUT',
    path: '/Surat/kirimUlang/{id}',
    access: 'surat.followUp',
    summary: 'Mengirim surat yang belum dibaca lagi; tautan yang lama tidak berlaku lagi',
    extension: true,
    params: idParams,
    body: redispatchInput,
    answer: surat,
  }),
  history: stateHistoryCall('/Surat/riwayat/{id}', 'surat.read'),
  ...documentCalls('/Surat', 'surat.read', 'surat'),
  open: endpoint({
    method: 'POST',
    path: '/public/surat/{token}',
    access: 'public',
    summary: 'Membuka surat dengan tautan pribadinya; dicatat sebagai tanda baca',
    extension: true,
    params: linkParams,
    answer: openedSurat,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/public/surat/{token}/jawaban',
    access: 'public',
    summary: 'Mengakui penerimaan surat, atau menyanggah isinya dengan alasan',
    extension: true,
    params: linkParams,
    body: suratAnswerInput,
    answer: openedSurat,
  }),
};
