import { download, downloadTicket, endpoint } from '../../core/endpoint.ts';
import { booleanOrAll, id, idParams, listQuery, page } from '../../core/list.ts';
import { anyOf } from '../../core/list-filter.ts';
import { expectedVersion, text } from '../../core/record.ts';
import { stateHistoryCall } from '../../core/state-history.ts';
import { withoutNik } from '../../core/values/without-nik.ts';
import { z } from '../../core/zod.ts';
import { insidenStates } from '../../states/insiden.ts';
import {
  affectedAccount,
  affectedPeserta,
  changeAffectedInput,
  dataClasses,
  insiden,
  insidenInput,
  newInsidenInput,
  readWindowInput,
  readWindowResult,
} from './record.ts';

export const closeInsidenInput = z.strictObject({
  alasan: withoutNik(text(5, 1000)).meta({ input: 'multiline' }),
  version: expectedVersion,
});

/** Failures to protect personal data, by article 46 of Law 27 of 2022. */
export const insidenCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Insiden',
    access: 'insiden.read',
    summary: 'Daftar insiden data pribadi, dengan tenggat pemberitahuan 3 × 24 jam',
    extension: true,
    query: listQuery(['batas', 'nomor', 'judul', 'status', 'modifiedAt'], {
      status: anyOf(insidenStates.names),
      jenisData: anyOf(dataClasses),
      /** Incidents that are not closed yet. */
      terbuka: booleanOrAll,
      terlambat: booleanOrAll,
    }),
    answer: page(insiden),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Insiden/{id}',
    access: 'insiden.read',
    summary: 'Satu insiden data pribadi',
    extension: true,
    params: idParams,
    answer: insiden,
  }),
  create: endpoint({
    method: 'POST',
    path: '/Insiden',
    access: 'insiden.create',
    summary: 'Mencatat insiden data pribadi',
    extension: true,
    ignored: ['nomor', 'status'],
    body: newInsidenInput,
    status: 201,
    answer: insiden,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/Insiden/{id}',
    access: 'insiden.update',
    summary: 'Mengubah catatan insiden yang belum ditutup',
    extension: true,
    ignored: ['nomor', 'status'],
    params: idParams,
    body: insidenInput,
    answer: insiden,
  }),
  affected: endpoint({
    method: 'GET',
    path: '/Insiden/terdampak/{id}',
    access: 'insiden.read',
    summary: 'Peserta yang datanya terdampak sebuah insiden',
    extension: true,
    params: idParams,
    query: listQuery(['nama'], {}),
    answer: page(affectedPeserta),
  }),
  accounts: endpoint({
    method: 'GET',
    path: '/Insiden/akun/{id}',
    access: 'insiden.read',
    summary: 'Akun yang datanya terdampak sebuah insiden',
    extension: true,
    params: idParams,
    answer: z.object({ data: z.array(affectedAccount) }),
  }),
  findReads: endpoint({
    method: 'POST',
    path: '/Insiden/cariJejak/{id}',
    writes: 'trace',
    access: 'insiden.update',
    summary: 'Menghitung peserta yang datanya dibaca atau diekspor sebuah akun dalam suatu masa',
    extension: true,
    params: idParams,
    body: readWindowInput,
    answer: readWindowResult,
  }),
  addReads: endpoint({
    method: 'PUT',
    path: '/Insiden/dariJejak/{id}',
    access: 'insiden.update',
    summary: 'Mencatat semua peserta yang dibaca atau diekspor sebuah akun dalam suatu masa',
    extension: true,
    params: idParams,
    body: readWindowInput,
    answer: insiden,
  }),
  changeAffected: endpoint({
    method: 'PUT',
    path: '/Insiden/terdampak/{id}',
    access: 'insiden.update',
    summary: 'Menambah atau menghapus peserta dan akun yang terdampak',
    extension: true,
    params: idParams,
    body: changeAffectedInput,
    answer: insiden,
  }),
  notify: endpoint({
    method: 'PUT',
    path: '/Insiden/beritahu/{id}',
    access: 'insiden.update',
    summary: 'Mengirim surat kepada yang terdampak dan mencatat pemberitahuan kepada lembaga',
    extension: true,
    params: idParams,
    body: z.strictObject({ version: expectedVersion }),
    answer: insiden,
  }),
  close: endpoint({
    method: 'PUT',
    path: '/Insiden/tutup/{id}',
    access: 'insiden.update',
    summary: 'Menutup insiden dengan kesimpulannya',
    extension: true,
    params: idParams,
    body: closeInsidenInput,
    answer: insiden,
  }),
  history: stateHistoryCall('/Insiden/riwayat/{id}', 'insiden.read'),
  letter: download('application/pdf', {
    method: 'GET',
    writes: 'trace',
    path: '/Insiden/surat/{id}',
    access: 'insiden.read',
    summary: 'Surat pemberitahuan kepada subjek data, sebagai PDF',
    extension: true,
    params: idParams,
    query: z.strictObject({
      /** The affected participant to whom it is addressed; without one, it has a line for the name. */
      idPeserta: id.optional(),
      tiket: downloadTicket,
    }),
  }),
  authorityLetter: download('application/pdf', {
    method: 'GET',
    writes: 'trace',
    path: '/Insiden/suratLembaga/{id}',
    access: 'insiden.read',
    summary: 'Surat pemberitahuan kepada lembaga, sebagai PDF',
    extension: true,
    params: idParams,
    query: z.strictObject({ tiket: downloadTicket }),
  }),
};
