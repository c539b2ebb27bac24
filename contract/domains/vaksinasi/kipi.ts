import { z } from '../../core/zod.ts';
import { endpoint } from '../../core/endpoint.ts';
import { id, idParams, page, paging } from '../../core/list.ts';
import { vaccinationTypes } from '../peserta/record.ts';
import { timestamp, recordFields } from '../../core/record.ts';
import { cancelInput, kipiInput, kipiOutcomes, kipiReportInput } from './input.ts';
import { kipiReportFields } from './kipi-detail.ts';
import { kipiKinds, kipiRecipients } from './record.ts';

const kipiBase = {
  id: z.int(),
  idDosis: z.int(),
  serius: z.boolean(),
  mulai: timestamp,
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
  keluhan: z.string(),
  tindakan: z.string().nullable(),
  kesudahan: z.enum(kipiOutcomes),
  ...kipiReportFields,
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
});
export type KipiListItem = z.infer<typeof kipiListItem>;

export const kipiCalls = {
  listKipi: endpoint({
    method: 'GET',
    path: '/Vaksinasi/kipi',
    access: 'vaksinasi.read',
    summary: 'KIPI yang tercatat dan laporannya, tanpa apa yang terjadi; yang tertua lebih dahulu',
    extension: true,
    query: z.strictObject({
      idFaskes: id.optional(),
      serius: z.stringbool().optional(),
      dilaporkan: z.stringbool().optional(),
      ...paging,
    }),
    answer: page(kipiListItem),
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
