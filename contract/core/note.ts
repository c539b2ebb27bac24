import { enteredText, enteredValue } from './values/entered.ts';
import { attachedFile, attachmentParams, downloadCall } from './attachment.ts';
import { endpoint } from './endpoint.ts';
import { choice, id, idParams, page, paging } from './list.ts';
import { issueMessage } from './messages/message.ts';
import type { Permission } from '../policy.ts';
import { timestamp } from './record.ts';
import { containsNik } from './values/nik.ts';
import { documentRule, formOverheadBytes, uploadedFile } from './values/upload.ts';
import { z } from './zod.ts';

/** Who sees a note: staff only, or also the company or facility of the record. */
export const noteVisibilities = ['INTERNAL', 'PERUSAHAAN'] as const;
export type NoteVisibility = (typeof noteVisibilities)[number];

export const maxNoteLength = 4000;

/** Maximum number of accounts that one note mentions. */
export const maxMentions = 20;

/** Minutes in which authors may withdraw their notes. */
export const withdrawalMinutes = 15;

/** Body keys of the files of a note; the keys of a form cannot repeat. */
export const noteFileFields = ['berkas1', 'berkas2', 'berkas3'] as const;
export type NoteFileField = (typeof noteFileFields)[number];

const noteFile = uploadedFile(documentRule).optional();

/** Longer than the text of any list of `maxMentions` IDs. */
const maxListLength = 1000;

/** Parses a list that a form sends as text; a longer text is not a list. */
const parseList = (value: unknown): unknown => {
  if (typeof value !== 'string' || value.length > maxListLength) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** Body that adds a note. */
export const noteInput = z.strictObject({
  teks: enteredText()
    .min(1)
    .max(maxNoteLength)
    .refine(text => !containsNik(text), issueMessage('input.identityNumber')),
  /** Companies and facilities write only notes that they can see. */
  visibilitas: z.enum(noteVisibilities).optional(),
  /** Ids of the mentioned accounts. */
  sebut: z.preprocess(parseList, z.array(id).max(maxMentions).optional()),
  berkas1: noteFile,
  berkas2: noteFile,
  berkas3: noteFile,
});

/** A note on a record. Notes are never changed. */
export const note = z.object({
  id: z.int(),
  teks: z.string(),
  visibilitas: z.enum(noteVisibilities),
  oleh: z.string(),
  waktu: timestamp,
  /** Names of the mentioned accounts. */
  disebut: z.array(z.string()),
  berkas: z.array(attachedFile),
  /** Whether the caller may still withdraw it as its author. */
  dapatDitarik: z.boolean(),
});
export type Note = z.infer<typeof note>;

/**
 * Declares the calls of the notes on a resource's records.
 * @param path path of the resource, such as `/BHBU`
 * @param read permission to read a record; it is required for every call
 * @param noun names the record in the API documentation
 */
export const noteCalls = <X extends Permission>(path: string, read: X, noun: string) => ({
  notes: endpoint({
    method: 'GET',
    path: `${path}/{id}/catatan`,
    access: read,
    summary: `Catatan tentang sebuah ${noun}, yang terbaru lebih dahulu`,
    extension: true,
    params: idParams,
    query: z.strictObject(paging),
    answer: page(note),
  }),
  addNote: endpoint({
    method: 'POST',
    path: `${path}/{id}/catatan`,
    access: 'note.create',
    recordAccess: read,
    summary: `Menulis catatan tentang sebuah ${noun}; orang yang disebut diberi tahu`,
    extension: true,
    multipart: { maxBytes: noteFileFields.length * documentRule.maxBytes + formOverheadBytes },
    params: idParams,
    body: noteInput,
    status: 201,
    answer: note,
  }),
  withdrawNote: endpoint({
    method: 'DELETE',
    path: `${path}/catatan/sendiri/{id}`,
    access: 'note.create',
    recordAccess: read,
    summary: `Menghapus catatan sendiri dalam ${withdrawalMinutes} menit`,
    extension: true,
    params: idParams,
    answer: note,
  }),
  deleteNote: endpoint({
    method: 'DELETE',
    path: `${path}/catatan/{id}`,
    access: 'note.delete',
    recordAccess: read,
    summary: 'Menghapus catatan siapa pun; tercatat di jejak audit',
    extension: true,
    params: idParams,
    answer: note,
  }),
  mentionable: endpoint({
    method: 'GET',
    path: `${path}/{id}/catatan/orang`,
    access: 'note.create',
    recordAccess: read,
    summary: `Staf yang dapat disebut dalam catatan; kosong bagi akun ${noun} sendiri`,
    extension: true,
    params: idParams,
    query: z.strictObject({ q: enteredValue().max(100).optional() }),
    answer: z.array(choice),
  }),
  downloadNoteFile: downloadCall({
    path: `${path}/catatan/berkas/{id}`,
    access: read,
    summary: `Satu berkas dari catatan tentang sebuah ${noun}`,
    extension: true,
    params: attachmentParams,
  }),
});
