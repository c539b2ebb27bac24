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
  /** When a serious one has to be reported at the latest. */
  laporPalingLambat: instant.nullable(),
  /** To whom it was reported, when, by whom and under which number; null as long as it was not. */
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

/** An adverse event by its gravity alone. */
const kipiHead = z.object({ ...gravity, jenis: z.enum(kipiKinds) });
export type KipiHead = z.infer<typeof kipiHead>;

/** An adverse event with what happened. */
export const kipi = kipiHead.extend({
  keluhan: z.string(),
  tindakan: z.string().nullable(),
  kesudahan: z.enum(kipiOutcomes),
});
export type Kipi = z.infer<typeof kipi>;

/** An adverse event among others: after whose dose it was, and whether it was reported. Not what it was. */
const kipiListed = z.object({
  ...gravity,
  idPeserta: z.int(),
  nama: z.string(),
  dosisKe: z.int(),
  /** The day of the dose. */
  tanggal: z.iso.date(),
  idFaskes: z.int(),
  namaFaskes: z.string(),
});
export type KipiListed = z.infer<typeof kipiListed>;

/** The calls on adverse events (KIPI). */
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
