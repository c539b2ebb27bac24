import { enteredValue } from '../../core/values/entered.ts';
import { z } from '../../core/zod.ts';
import { download, downloadTicket, endpoint } from '../../core/endpoint.ts';
import { id, idParams, page, paging } from '../../core/list.ts';
import { timestamp } from '../../core/record.ts';
import {
  absenceContactInput,
  absenceViews,
  absentee,
  contactFilters,
  contactResult,
  maxContacts,
  recallContactInput,
  recipient,
  recipientBatch,
  rescheduleInput,
} from './record.ts';

/** What both lists of people are filtered by. */
const filters = {
  idFaskes: id.optional(),
  idBHBU: id.optional(),
  /** Part of a name. */
  q: enteredValue().max(100).optional(),
};

const recipientFilters = {
  ...filters,
  /** A batch; all recalled ones when omitted. */
  idBatch: id.optional(),
  kontak: z.enum(contactFilters).optional(),
};

/** What a 412 says of the person who was changed meanwhile. */
const versionedAbsentee = absentee.pick({
  id: true,
  version: true,
  nama: true,
  rencanaTanggal: true,
});

const exportQuery = z.strictObject(recipientFilters);

export const contactCalls = {
  absentees: endpoint({
    method: 'GET',
    path: '/Kontak/belumHadir',
    access: 'vaksinasi.read',
    summary:
      'Peserta satu faskes yang belum hadir, ditunda tanpa rencana baru, atau terlambat untuk dosis 2',
    extension: true,
    query: z.strictObject({
      ...filters,
      daftar: z.enum(absenceViews).default('BELUM'),
      kontak: z.enum(contactFilters).optional(),
      ...paging,
    }),
    answer: page(absentee).extend({
      idFaskes: z.int(),
      namaFaskes: z.string(),
      /** The telephone number of the facility, for the message to the person. */
      hpFaskes: z.string().nullable(),
      hitungan: z.object({ BELUM: z.int(), TERLAMBAT: z.int(), SELESAI: z.int() }),
    }),
  }),
  reschedule: endpoint({
    method: 'PUT',
    path: '/Kontak/jadwalUlang',
    access: 'vaksinasi.record',
    summary: `Merencanakan lagi paling banyak ${maxContacts} orang pada satu hari; yang tidak dapat dijawab dengan alasannya`,
    extension: true,
    body: rescheduleInput,
    answer: contactResult,
    versioned: versionedAbsentee,
  }),
  contactAbsentees: endpoint({
    method: 'POST',
    path: '/Kontak/belumHadir',
    access: 'vaksinasi.record',
    summary: `Mencatat bahwa paling banyak ${maxContacts} orang yang belum hadir sudah dihubungi`,
    extension: true,
    body: absenceContactInput,
    answer: contactResult,
    versioned: versionedAbsentee,
  }),
  recipients: endpoint({
    method: 'GET',
    path: '/Kontak/penerima',
    access: 'recipient.read',
    summary:
      'Penerima dosis satu batch, atau semua batch yang ditarik, dan siapa yang sudah dihubungi',
    extension: true,
    query: z.strictObject({ ...recipientFilters, ...paging }),
    answer: page(recipient).extend({
      batch: recipientBatch.nullable(),
      /** `LEWAT` of them got a dose after the last day of its batch. */
      hitungan: z.object({ BELUM: z.int(), SUDAH: z.int(), LEWAT: z.int() }),
    }),
  }),
  contactRecipients: endpoint({
    method: 'POST',
    path: '/Kontak/penerima',
    access: 'recipient.contact',
    summary: `Mencatat bahwa paling banyak ${maxContacts} penerima batch yang ditarik sudah dihubungi`,
    extension: true,
    body: recallContactInput,
    answer: contactResult,
  }),
  exportRecipients: download('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', {
    method: 'GET',
    writes: 'trace',
    path: '/Kontak/penerima/ekspor',
    access: 'recipient.read',
    summary: 'Penerima dosis dengan nomor HP sebagai spreadsheet; tercatat di jejak audit',
    extension: true,
    query: exportQuery.extend({ tiket: downloadTicket }),
  }),
  exportTicket: endpoint({
    method: 'POST',
    path: '/Kontak/penerima/tiketEkspor',
    access: 'recipient.read',
    summary: 'Tiket sekali pakai agar browser mengunduh daftar penerima',
    extension: true,
    secret: true,
    body: z.strictObject({ kueri: exportQuery }),
    answer: z.object({ tiket: z.string(), berlakuSampai: timestamp }),
  }),
  /** With the permission of either list; the purpose of the record decides. */
  remove: endpoint({
    method: 'DELETE',
    path: '/Kontak/{id}',
    access: 'recipient.contact',
    summary: 'Menghapus catatan bahwa seseorang dihubungi, yang keliru',
    extension: true,
    params: idParams,
    answer: z.object({ id: z.int() }),
  }),
};
