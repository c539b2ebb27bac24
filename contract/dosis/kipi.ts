import { z } from '../zod.ts';
import { endpoint } from '../endpoint.ts';
import { id, idParams, page, paging } from '../list.ts';
import { instant, recordFields } from '../record.ts';
import { batalInput, kipiInput, kipiOutcomes, laporanInput } from './input.ts';
import { kipiKinds, kipiReceivers } from './record.ts';

const gravity = {
  id: z.int(),
  idDosis: z.int(),
  serius: z.boolean(),
  mulai: instant,
  /** Report deadline of a serious event; null for others. */
  laporPalingLambat: instant.nullable(),
  /** The report; null until the event is reported. */
  laporan: z
    .object({
      tujuan: z.enum(kipiReceivers),
      pada: instant,
      pelapor: z.string(),
      nomor: z.string().nullable(),
    })
    .nullable(),
  ...recordFields,
};

/** An adverse event without its medical details. */
const kipiHead = z.object({ ...gravity, jenis: z.enum(kipiKinds) });
export type KipiHead = z.infer<typeof kipiHead>;

/** An adverse event with its medical details. */
export const kipi = kipiHead.extend({
  keluhan: z.string(),
  tindakan: z.string().nullable(),
  kesudahan: z.enum(kipiOutcomes),
});
export type Kipi = z.infer<typeof kipi>;

/** A row of the KIPI list: its dose and its report, without medical details. */
const kipiListed = z.object({
  ...gravity,
  idPeserta: z.int(),
  nama: z.string(),
  dosisKe: z.int(),
  /** Day of the dose. */
  tanggal: z.iso.date(),
  idFaskes: z.int(),
  namaFaskes: z.string(),
});
export type KipiListed = z.infer<typeof kipiListed>;

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
    answer: page(kipiListed),
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
    answer: kipiHead,
  }),
  changeKipi: endpoint({
    method: 'PUT',
    path: '/Vaksinasi/kipi/{id}',
    access: 'vaksinasi.record',
    summary: 'Memperbaiki atau melengkapi catatan KIPI',
    extension: true,
    params: idParams,
    body: kipiInput,
    answer: kipiHead,
  }),
  reportKipi: endpoint({
    method: 'PUT',
    path: '/Vaksinasi/kipi/lapor/{id}',
    access: 'vaksinasi.record',
    summary: 'Menandai KIPI sudah dilaporkan, atau memperbaiki tanda itu',
    extension: true,
    params: idParams,
    body: laporanInput,
    answer: kipiHead,
  }),
  unreportKipi: endpoint({
    method: 'PUT',
    path: '/Vaksinasi/kipi/batalLapor/{id}',
    access: 'vaksinasi.record',
    summary: 'Menarik tanda bahwa KIPI sudah dilaporkan',
    extension: true,
    params: idParams,
    body: batalInput,
    answer: kipiHead,
  }),
};
