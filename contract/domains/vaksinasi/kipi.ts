import { zones } from '../../core/values/zone.ts';
import { personId } from '../../core/person-id.ts';
import { z } from '../../core/zod.ts';
import { documentCalls } from '../../core/document/calls.ts';
import { download, downloadTicket, endpoint } from '../../core/endpoint.ts';
import { id, idParams, page, paging } from '../../core/list.ts';
import { vaccinationTypes } from '../peserta/record.ts';
import { timestamp, recordFields } from '../../core/record.ts';
import {
  cancelInput,
  kipiFollowUpInput,
  kipiInput,
  kipiOutcomes,
  kipiReportInput,
} from './input.ts';
import { kipiFollowUpFields } from './kipi-follow-up.ts';
import { kipiFormFields } from './kipi-form.ts';
import { dose, kipiKinds, kipiRecipients } from './record.ts';

const kipiBase = {
  id: z.int(),
  idDosis: z.int(),
  /** Zone of the facility, on whose clock every day and time of the event is. */
  zona: z.enum(zones),
  serius: z.boolean(),
  /** Onset of the first symptom. */
  mulai: timestamp,
  /** When the facility was first notified. */
  diketahui: timestamp,
  /** Report deadline of a serious event; null for others. */
  laporPalingLambat: timestamp.nullable(),
  /** The report; null until the event is reported. */
  laporan: z
    .object({
      tujuan: z.enum(kipiRecipients),
      pada: timestamp,
      pelapor: z.string(),
      nomor: z.string().nullable(),
    })
    .nullable(),
  ...recordFields,
};

/** An adverse event without its medical details. */
const kipiSummary = z.object({ ...kipiBase, jenis: z.enum(kipiKinds) });
export type KipiSummary = z.infer<typeof kipiSummary>;

/** An adverse event with its medical details. */
export const kipi = kipiSummary.extend({
  kesudahan: z.enum(kipiOutcomes),
  ...kipiFormFields,
  ...kipiFollowUpFields,
});
export type Kipi = z.infer<typeof kipi>;

/** A row of the KIPI list: its dose and its report, without medical details. */
const kipiListItem = z.object({
  ...kipiBase,
  idPeserta: z.int(),
  nama: z.string(),
  vaccinationType: z.literal(vaccinationTypes),
  dosisKe: z.int(),
  /** Day of the dose. */
  tanggal: z.iso.date(),
  idFaskes: z.int(),
  namaFaskes: z.string(),
  /** Doses of the same batch, facility and day, and how many of them were followed by an event. */
  kelompok: z.object({ dosis: z.int(), kipi: z.int() }),
});
export type KipiListItem = z.infer<typeof kipiListItem>;

/** The page of an event: its form, its dose, and whom to ask. */
const kipiPage = z.object({
  kipi,
  dosis: dose,
  peserta: z.object({
    id: personId(),
    nama: z.string(),
    tanggalLahir: z.iso.date(),
    jenisKelamin: z.string(),
  }),
  /** The contact person for KIPI of the facility. */
  kontak: z.object({ nama: z.string().nullable(), hp: z.string().nullable() }),
});
export type KipiPage = z.infer<typeof kipiPage>;

/** A person who got a dose of the same batch at the same facility on the same day. */
const sameBatchPerson = z.object({
  idDosis: z.int(),
  idPeserta: z.int(),
  nama: z.string(),
  vaccinationType: z.literal(vaccinationTypes),
  dosisKe: z.int(),
  jam: z.string(),
  /** Their reported events: the first one's id, or null without any. */
  idKipi: z.int().nullable(),
  kipiSerius: z.boolean(),
});
export type SameBatchPerson = z.infer<typeof sameBatchPerson>;

const kipiFilters = {
  idFaskes: id.optional(),
  serius: z.stringbool().optional(),
  dilaporkan: z.stringbool().optional(),
};

const kipiExportQuery = z.strictObject({ ...kipiFilters, tiket: downloadTicket });

// The form is health data: it is made for each reader and neither filed nor mailed.
const form = documentCalls('/Vaksinasi/kipi', 'vaksinasi.read', 'formulir KIPI');

export const kipiCalls = {
  listKipi: endpoint({
    method: 'GET',
    path: '/Vaksinasi/kipi',
    access: 'vaksinasi.read',
    summary: 'KIPI yang tercatat dan laporannya, tanpa apa yang terjadi; yang tertua lebih dahulu',
    extension: true,
    query: z.strictObject({ ...kipiFilters, ...paging }),
    answer: page(kipiListItem),
  }),
  kipiPage: endpoint({
    method: 'POST',
    path: '/Vaksinasi/kipi/rincian/{id}',
    access: 'vaksinasi.read',
    summary: 'Satu KIPI dengan isi formulir nasionalnya; tercatat di jejak audit',
    extension: true,
    secret: true,
    params: idParams,
    answer: kipiPage,
  }),
  kipiGroup: endpoint({
    method: 'GET',
    path: '/Vaksinasi/kipi/kelompok/{id}',
    access: 'vaksinasi.read',
    summary:
      'Orang lain dengan batch, faskes dan hari yang sama dengan satu KIPI; yang ber-KIPI lebih dahulu',
    extension: true,
    params: idParams,
    query: z.strictObject(paging),
    answer: page(sameBatchPerson).extend({
      batch: z.string().nullable(),
      vaksin: z.string().nullable(),
      tanggal: z.iso.date(),
      namaFaskes: z.string(),
      zona: z.enum(zones),
      /** With the person of the event. */
      kelompok: z.object({ dosis: z.int(), kipi: z.int() }),
    }),
  }),
  printedKipi: form.printed,
  kipiPdf: form.pdf,
  exportKipi: download('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', {
    method: 'GET',
    writes: 'trace',
    path: '/Vaksinasi/kipi/ekspor',
    access: 'vaksinasi.read',
    summary: 'KIPI dengan isi formulir nasionalnya sebagai spreadsheet; pengambilannya tercatat',
    extension: true,
    query: kipiExportQuery,
  }),
  exportKipiTicket: endpoint({
    method: 'POST',
    path: '/Vaksinasi/kipi/tiketEkspor',
    access: 'vaksinasi.read',
    summary: 'Tiket sekali pakai agar browser mengunduh daftar KIPI',
    extension: true,
    secret: true,
    body: z.strictObject({ kueri: kipiExportQuery.omit({ tiket: true }) }),
    answer: z.object({ tiket: z.string(), berlakuSampai: timestamp }),
  }),
  addKipi: endpoint({
    method: 'POST',
    path: '/Vaksinasi/{id}/kipi',
    access: 'vaksinasi.record',
    summary: 'Mencatat KIPI sesudah satu dosis',
    extension: true,
    params: idParams,
    body: kipiInput.omit({ version: true }),
    status: 201,
    answer: kipiSummary,
  }),
  changeKipi: endpoint({
    method: 'PUT',
    path: '/Vaksinasi/kipi/{id}',
    access: 'vaksinasi.record',
    summary: 'Memperbaiki atau melengkapi catatan KIPI',
    extension: true,
    params: idParams,
    body: kipiInput,
    answer: kipiSummary,
  }),
  followUpKipi: endpoint({
    method: 'PUT',
    path: '/Vaksinasi/kipi/tindakLanjut/{id}',
    access: 'vaksinasi.record',
    summary: 'Mencatat pelaporan berjenjang, investigasi, dan kausalitas satu KIPI',
    extension: true,
    params: idParams,
    body: kipiFollowUpInput,
    answer: kipiSummary,
  }),
  reportKipi: endpoint({
    method: 'PUT',
    path: '/Vaksinasi/kipi/lapor/{id}',
    access: 'vaksinasi.record',
    summary: 'Menandai KIPI sudah dilaporkan, atau memperbaiki tanda itu',
    extension: true,
    params: idParams,
    body: kipiReportInput,
    answer: kipiSummary,
  }),
  unreportKipi: endpoint({
    method: 'PUT',
    path: '/Vaksinasi/kipi/batalLapor/{id}',
    access: 'vaksinasi.record',
    summary: 'Menarik tanda bahwa KIPI sudah dilaporkan',
    extension: true,
    params: idParams,
    body: cancelInput,
    answer: kipiSummary,
  }),
};
