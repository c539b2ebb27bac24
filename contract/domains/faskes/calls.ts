import { z } from '../../core/zod.ts';
import { anyOf } from '../../core/list-filter.ts';
import { attachmentParams, downloadCall, uploadLimit } from '../../core/attachment.ts';
import { documentCalls } from '../../core/document/calls.ts';
import { endpoint } from '../../core/endpoint.ts';
import {
  choice,
  choiceQuery,
  booleanOrAll,
  id,
  idParams,
  listQuery,
  page,
} from '../../core/list.ts';
import { documentRule } from '../../core/values/upload.ts';
import {
  answeredGuarantee,
  evidenceInput,
  guaranteeInput,
  guarantees,
  guaranteeStatement,
  statementStates,
} from './guarantees.ts';
import { faskesActiveInput, faskes, faskesInput, faskesOwnerships } from './record.ts';

/**
 * A facility as an option; one whose permit or evidence has expired can still be chosen, with a
 * warning.
 */
export const faskesChoice = choice.extend({
  masaBerlakuHabis: z.boolean(),
  /** Code by which a spreadsheet of participants names it. */
  kodePcare: z.string().nullable(),
});
export type FaskesChoice = z.infer<typeof faskesChoice>;

/** Response fields that a client may send back; the server ignores them. */
const ignoredKeys = [
  'namaKabKota',
  'pernyataan',
  'isActive',
  'alasanNonaktif',
  'dipakai',
  'deletedAt',
];

const guaranteeParams = z.object({ id, butir: z.enum(guarantees) });

/** The statement to sign on paper; it is made for each reader and never filed or mailed. */
const paper = documentCalls('/Faskes/lampiranIV', 'faskes.read', 'Lampiran IV satu faskes');

export const faskesCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Faskes',
    access: 'faskes.read',
    summary: 'Daftar faskes',
    query: listQuery(['namaFaskes', 'kodePcare', 'createdAt', 'modifiedAt'], {
      idFaskes: id.optional(),
      kabKota: z.string().max(5).optional(),
      kepemilikan: anyOf(faskesOwnerships),
      isActive: booleanOrAll,
      pernyataan: anyOf(statementStates),
      /** Only facilities whose permit or evidence has expired or expires within a month. */
      segeraBerakhir: z.stringbool().optional(),
      /** Only facilities without a weekly schedule. */
      tanpaJadwal: z.stringbool().optional(),
    }),
    answer: page(faskes),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Faskes/getbyId/{id}',
    aliases: ['/Faskes/GetFaskesRequestById/{id}'],
    access: 'faskes.read',
    summary: 'Satu faskes',
    params: idParams,
    answer: faskes,
  }),
  create: endpoint({
    method: 'POST',
    path: '/Faskes',
    access: 'faskes.create',
    summary: 'Menambah faskes',
    ignored: ignoredKeys,
    body: faskesInput,
    status: 201,
    answer: faskes,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/Faskes/{id}',
    aliases: ['/Faskes'],
    access: 'faskes.update',
    summary: 'Mengubah faskes; kode P-Care tidak diubah oleh faskes sendiri',
    ignored: ignoredKeys,
    params: idParams,
    body: faskesInput,
    answer: faskes,
  }),
  setActive: endpoint({
    method: 'PUT',
    path: '/Faskes/updatenonaktif/{id}',
    access: 'faskes.activate',
    summary:
      'Menonaktifkan faskes, sehingga tidak dapat dipilih lagi, atau mengaktifkannya kembali',
    extension: true,
    params: idParams,
    body: faskesActiveInput,
    answer: faskes,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/Faskes/deleteById/{id}',
    access: 'faskes.delete',
    summary: 'Menghapus faskes yang tidak dipakai',
    params: idParams,
    answer: faskes,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/Faskes/pulihkan/{id}',
    access: 'faskes.delete',
    summary: 'Memulihkan faskes yang dihapus',
    extension: true,
    params: idParams,
    answer: faskes,
  }),
  choices: endpoint({
    method: 'GET',
    path: '/Faskes/GetFaskes',
    access: 'faskes.read',
    summary: 'Faskes untuk daftar pilihan: yang aktif, atau yang nomornya disebut',
    query: choiceQuery,
    answer: z.array(faskesChoice),
  }),
  choicesOfBhbu: endpoint({
    method: 'GET',
    path: '/Faskes/getFaskesByBHBU/{id}',
    access: 'faskes.read',
    summary: 'Faskes yang melayani satu BHBU',
    params: idParams,
    answer: z.array(faskesChoice),
  }),
  companies: endpoint({
    method: 'POST',
    path: '/bhbu/getListBHBUByFaskes/{id}',
    access: 'bhbu.choose',
    summary: 'Nama BHBU yang dilayani satu faskes',
    params: idParams,
    answer: z.array(choice),
  }),
  companiesByPost: endpoint({
    method: 'POST',
    path: '/Bhbu/getByIdFaskes',
    access: 'bhbu.choose',
    summary: 'Nama BHBU yang dilayani satu faskes; token di dalam kiriman tidak dibaca',
    // Authentication uses the Authorization header; a token in the body is ignored.
    ignored: ['Token', 'token'],
    body: z.strictObject({ IdFaskes: id }),
    answer: z.array(choice),
  }),
  statement: endpoint({
    method: 'GET',
    path: '/Faskes/{id}/pernyataan',
    access: 'faskes.read',
    summary: 'Pernyataan dan jaminan satu faskes (Lampiran IV) dengan buktinya',
    extension: true,
    params: idParams,
    answer: guaranteeStatement,
  }),
  printedStatement: paper.printed,
  statementPdf: paper.pdf,
  answerGuarantee: endpoint({
    method: 'PUT',
    path: '/Faskes/{id}/pernyataan/{butir}',
    access: 'faskes.update',
    summary: 'Menjawab satu butir jaminan',
    extension: true,
    params: guaranteeParams,
    body: guaranteeInput,
    answer: guaranteeStatement,
    versioned: answeredGuarantee,
  }),
  addEvidence: endpoint({
    method: 'POST',
    path: '/Faskes/{id}/pernyataan/{butir}/bukti',
    access: 'faskes.update',
    summary: 'Mengunggah bukti untuk satu butir jaminan, bila perlu bersama jawabannya',
    extension: true,
    params: guaranteeParams,
    multipart: uploadLimit(documentRule),
    body: evidenceInput,
    status: 201,
    answer: guaranteeStatement,
    versioned: answeredGuarantee,
  }),
  removeEvidence: endpoint({
    method: 'DELETE',
    path: '/Faskes/bukti/{id}',
    access: 'faskes.update',
    summary: 'Menghapus satu berkas bukti',
    extension: true,
    params: attachmentParams,
    answer: guaranteeStatement,
  }),
  downloadEvidence: downloadCall({
    path: '/Faskes/bukti/{id}',
    access: 'faskes.readEvidence',
    summary: 'Satu berkas bukti',
    extension: true,
    params: attachmentParams,
  }),
};
