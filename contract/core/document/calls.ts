import { enteredEmail, enteredValue } from '../values/entered.ts';
import { z } from '../zod.ts';
import { download, downloadTicket, endpoint } from '../endpoint.ts';
import { idParams } from '../list.ts';
import type { Permission } from '../../policy.ts';
import { issueMessage } from '../messages/message.ts';
import { longText, timestamp } from '../record.ts';
import { uploadedFile, type FileRule } from '../values/upload.ts';
import { uploadLimit } from '../attachment.ts';
import { printedDocument } from './block.ts';

/** The kinds of documents that are printed and filed. */
export const printedKinds = [
  'PKS',
  'AMANDEMEN',
  'INVOICE',
  'KUITANSI',
  'NOTA',
  'PERINTAH_KERJA',
  'SURAT_JALAN',
  'BAST',
  'SELISIH',
  'SISA_DOSIS',
  'BUKTI_VAKSINASI',
  'KIPI',
  'LAMPIRAN_IV',
  'SURAT',
] as const;
export type PrintedKind = (typeof printedKinds)[number];

/** Whether a document counts: not yet (unsigned), now, replaced, cancelled or ended. */
export const documentStates = [
  'BELUM_BERLAKU',
  'BERLAKU',
  'DIGANTI',
  'DIBATALKAN',
  'BERAKHIR',
] as const;
export type DocumentState = (typeof documentStates)[number];

/** States of a document that no longer counts; its copies are marked with the word. */
export const deadStates = ['DIGANTI', 'DIBATALKAN', 'BERAKHIR'] as const;
export type DeadState = (typeof deadStates)[number];

/** Returns the state of a document that no longer counts; undefined for one that does. */
export const deadState = (state: DocumentState): DeadState | undefined =>
  deadStates.find(dead => dead === state);

/** The filed copy of a document. */
export const filedCopy = z.object({
  /** Counts the versions of the record's document; an agreement has one. */
  versi: z.int(),
  /** SHA-256 of the PDF in hexadecimal; null until the PDF is rendered for its first download. */
  sha256: z.string().nullable(),
  diterbitkan: timestamp,
  keadaan: z.enum(documentStates),
  /** Set when the PDF has the buyer's personal NPWP in full and the caller may not read it. */
  npwpTertutup: z.literal(true).optional(),
});

/** A document to preview and print, with its filed copy; null for a draft. */
export const printable = z.object({
  dokumen: printedDocument,
  berkas: filedCopy.nullable(),
  /** Addresses of the record's company, proposed to callers who may mail the document. */
  penerima: z.array(z.string()),
});
export type Printable = z.infer<typeof printable>;

/** Most addresses to which a document is mailed at once. */
export const maxMailRecipients = 5;

/** Most mails with a document that an account sends within an hour. */
export const maxDocumentMails = 20;

const mailAddress = enteredEmail();

/** To whom a document is mailed; an address that is repeated gets one mail. */
export const sendDocumentInput = z.strictObject({
  kepada: z
    .array(enteredValue().toLowerCase())
    .transform(addresses => [...new Set(addresses)])
    .superRefine((addresses, check) => {
      if (addresses.length === 0) check.addIssue(issueMessage('document.noRecipient'));
      if (addresses.length > maxMailRecipients) {
        check.addIssue(issueMessage('document.tooManyRecipients', { n: maxMailRecipients }));
      }
      const wrong = addresses.find(address => !mailAddress.safeParse(address).success);
      if (wrong !== undefined) {
        check.addIssue(issueMessage('document.wrongRecipient', { alamat: wrong.slice(0, 120) }));
      }
    })
    .meta({ input: 'multiline' }),
  catatan: longText(500),
  /** The state of a document that no longer counts, which the sender was shown. */
  keadaan: z.enum(deadStates).nullish(),
});

/**
 * Declares the calls that return the document of a record as blocks and as the filed PDF, and that
 * mail the filed PDF.
 * @param path such as `/PKS`; the record's id follows
 * @param noun names the document in the API documentation
 */
export const documentCalls = <X extends Permission>(path: string, access: X, noun: string) => ({
  printed: endpoint({
    method: 'GET',
    writes: 'trace',
    path: `${path}/cetak/{id}`,
    access,
    partAccess: 'document.npwp',
    summary: `Isi cetakan ${noun}, dengan salinan resminya`,
    extension: true,
    params: idParams,
    answer: printable,
  }),
  pdf: download('application/pdf', {
    method: 'GET',
    writes: 'trace',
    path: `${path}/pdf/{id}`,
    access,
    partAccess: 'document.npwp',
    summary: `Salinan resmi ${noun} sebagai PDF; yang tidak berlaku lagi diberi tanda`,
    extension: true,
    params: idParams,
    query: z.strictObject({
      tiket: downloadTicket,
      /** The filed PDF also of a document that no longer counts, whose copy is marked otherwise. */
      salinan: z.literal('asli').optional(),
    }),
  }),
  send: endpoint({
    method: 'POST',
    path: `${path}/kirim/{id}`,
    access: 'document.send',
    recordAccess: access,
    summary: `Mengirim salinan resmi ${noun} sebagai lampiran email`,
    extension: true,
    params: idParams,
    body: sendDocumentInput,
    answer: z.object({ terkirim: z.int() }),
  }),
});

/** The random part of the address that a document's QR code leads to. */
export const verifyToken = z.string().regex(/^[A-Z2-7]{26}$/);

/** Something that the public page shows of a document, to be compared with the paper. */
export const documentFactNames = [
  'penjual',
  'pembeli',
  'faskes',
  'distributor',
  'total',
  'dosis',
  'rekening',
  'orang',
] as const;
export type DocumentFactName = (typeof documentFactNames)[number];

/**
 * What a document says that can be compared: names of organisations, a total as printed, the last
 * digits of the account, and of a person only initials and year of birth.
 */
export const documentFacts = z.partialRecord(z.enum(documentFactNames), z.string());
export type DocumentFacts = z.infer<typeof documentFacts>;

/** What the public page says of a document; of a person only initials and year of birth. */
export const verifiedDocument = z.object({
  jenis: z.enum(printedKinds),
  nomor: z.string().nullable(),
  /** Day of the document in Jakarta. */
  tanggal: z.iso.date(),
  keadaan: z.enum(documentStates),
  /** What can be compared with the paper; empty for documents that were filed without it. */
  isi: documentFacts,
  /** Whether it was replaced because what it shows was corrected. */
  diperbaiki: z.literal(true).optional(),
  versi: z.int(),
});
export type VerifiedDocument = z.infer<typeof verifiedDocument>;

/** A PDF to compare with the filed and the signed copies. */
export const comparedFileRule: FileRule = { extensions: ['pdf'], maxBytes: 10_000_000 };

/**
 * Which copy a file is: the filed PDF, its copy that is marked as no longer valid, a signed copy that
 * was uploaded, a page that a browser saved (no official copy), or none that is known.
 */
export const comparisonResults = [
  'SALINAN_RESMI',
  'SALINAN_TIDAK_BERLAKU',
  'SALINAN_BERTANDA',
  'CETAKAN',
  'BERBEDA',
] as const;

export const verifyCalls = {
  verify: endpoint({
    method: 'GET',
    path: '/public/verifikasi/{token}',
    access: 'public',
    summary: 'Apakah sebuah dokumen asli, menurut kode QR-nya',
    extension: true,
    params: z.object({ token: verifyToken }),
    answer: verifiedDocument,
  }),
  compare: endpoint({
    method: 'POST',
    path: '/public/verifikasi/{token}',
    access: 'public',
    summary: 'Membandingkan sebuah PDF dengan salinan resmi dan salinan bertanda tangan',
    extension: true,
    params: z.object({ token: verifyToken }),
    multipart: uploadLimit(comparedFileRule),
    body: z.strictObject({ berkas: uploadedFile(comparedFileRule) }),
    answer: z.object({ hasil: z.enum(comparisonResults), dokumen: verifiedDocument }),
  }),
};
