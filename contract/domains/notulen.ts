import { withoutNik } from '../core/values/without-nik.ts';
import { z } from '../core/zod.ts';
import { endpoint } from '../core/endpoint.ts';
import { idParams, recordId } from '../core/list.ts';
import {
  expectedVersion,
  textLines,
  longText,
  optionalText,
  recordFields,
} from '../core/record.ts';
import { issueMessage } from '../core/messages/message.ts';
import { textWithoutNik } from '../core/values/company.ts';

/** Notes are edited while they are a draft. */
export const notulenStates = ['DRAFT', 'FINAL'] as const;

const day = z.iso.date().meta({ input: 'date' });

/** A decision of a meeting: what, who does it, and until when. */
export const meetingDecision = z.strictObject({
  isi: textWithoutNik(3, 500),
  pic: textWithoutNik(2, 100),
  tenggat: day.nullish(),
  selesai: z.boolean().default(false),
});

/** What the site of the vaccination still needs. */
export const siteNeeds = ['listrik', 'chiller', 'ruang', 'nakes', 'limbah'] as const;

export const notulenFields = {
  tanggalRapat: day,
  /** Place of the meeting, or the link of an online one. */
  tempat: textWithoutNik(3, 300),
  peserta: z
    .array(
      z.strictObject({
        nama: textWithoutNik(2, 100),
        instansi: textWithoutNik(2, 120),
        peran: optionalText(80),
      }),
    )
    .min(2, issueMessage('input.atLeast.people', { n: '2' }))
    .max(50),
  agenda: withoutNik(textLines(3, 1000)).meta({ input: 'multiline' }),
  pembahasan: withoutNik(textLines(3, 10_000)).meta({ input: 'multiline' }),
  keputusan: z.array(meetingDecision).max(50),
  kebutuhan: z.array(z.enum(siteNeeds)),
  catatanKebutuhan: longText(1000),
};

/** What the form of notes asks for. */
export const notulenForm = z.strictObject(notulenFields);

/** Body that writes the notes of a meeting; final notes are no longer edited. */
export const notulenInput = z.strictObject({
  /** The draft that is edited; new notes have none. */
  idNotulen: recordId.optional(),
  idOrder: recordId,
  ...notulenFields,
  status: z.enum(notulenStates),
  version: expectedVersion,
});

export const notulen = z.object({
  id: z.int(),
  /** The first version of the order that the meeting was about. */
  idOrder: z.int(),
  ...notulenFields,
  status: z.enum(notulenStates),
  ...recordFields,
});
export type Notulen = z.infer<typeof notulen>;

/** A decision of final notes that is not done yet. */
export const openDecision = z.object({
  /** Notes, and the position of the decision in them. */
  idNotulen: z.int(),
  nomor: z.int(),
  /** The newest version of the order. */
  idOrder: z.int(),
  noOrder: z.string().nullable(),
  namaBHBU: z.string(),
  tanggalRapat: z.iso.date(),
  isi: z.string(),
  pic: z.string(),
  tenggat: z.iso.date().nullable(),
  /** Version of the notes. */
  version: z.int(),
});
export type OpenDecision = z.infer<typeof openDecision>;

export const notulenCalls = {
  insert: endpoint({
    method: 'POST',
    path: '/notulenTechnicalMeeting/insertNotes',
    access: 'notulen.create',
    summary: 'Menulis notulen rapat teknis, atau mengubah draf yang nomornya disebut',
    body: notulenInput,
    answer: notulen,
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/notulenTechnicalMeeting/GetNotesByOrderId/{id}',
    aliases: ['/GetNotesByOrderId/{id}'],
    access: 'notulen.read',
    summary: 'Notulen rapat teknis sebuah pesanan, yang terbaru lebih dahulu',
    params: idParams,
    answer: z.array(notulen),
  }),
  openDecisions: endpoint({
    method: 'GET',
    path: '/notulenTechnicalMeeting/keputusanTerbuka',
    access: 'notulen.create',
    summary: 'Keputusan rapat teknis yang belum selesai, yang tenggatnya terdekat lebih dahulu',
    extension: true,
    answer: z.array(openDecision),
  }),
  completeDecision: endpoint({
    method: 'PUT',
    path: '/notulenTechnicalMeeting/keputusan/{id}',
    access: 'notulen.create',
    summary: 'Menandai keputusan sebuah rapat sebagai selesai atau belum',
    extension: true,
    params: idParams,
    body: z.strictObject({
      nomor: z.int().min(0).max(49),
      selesai: z.boolean(),
      version: expectedVersion,
    }),
    answer: notulen,
  }),
};
