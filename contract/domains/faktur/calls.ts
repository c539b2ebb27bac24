import { uploadLimit } from '../../core/attachment.ts';
import { download, downloadTicket, endpoint } from '../../core/endpoint.ts';
import { id, idParams, listQuery, page } from '../../core/list.ts';
import { anyOf } from '../../core/list-filter.ts';
import { timestamp } from '../../core/record.ts';
import { uploadedFile } from '../../core/values/upload.ts';
import { z } from '../../core/zod.ts';
import { fakturStages, taxInvoiceCodes } from './fields.ts';
import {
  coretaxListRule,
  explainInput,
  faktur,
  fakturExportInput,
  fakturFile,
  fakturInput,
  fakturListItem,
  readBackResult,
} from './record.ts';

/** Response fields that a client may send back; the server ignores them. */
const ignored = Object.keys(faktur.shape).filter(key => !(key in fakturInput.shape));

/** The forms in which a file is downloaded: for the import into Coretax, or for DJP's converter. */
export const fakturFormats = ['xml', 'xlsx'] as const;

const fileQuery = z.strictObject({ tiket: downloadTicket });

export const fakturCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Faktur',
    access: 'faktur.read',
    summary: 'Daftar faktur pajak keluaran: satu per invoice dan kode transaksi',
    extension: true,
    query: listQuery(['tahap', 'tenggat', 'tanggalFaktur', 'referensi', 'namaBHBU', 'modifiedAt'], {
      tahap: anyOf(fakturStages),
      kode: anyOf(taxInvoiceCodes),
      idBHBU: id.optional(),
      /** Tax period, `YYYY-MM`. */
      masa: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
        .optional(),
      terlambat: z.stringbool().optional(),
      idBerkas: id.optional(),
    }),
    answer: page(fakturListItem),
  }),
  files: endpoint({
    method: 'GET',
    path: '/Faktur/berkas',
    access: 'faktur.export',
    summary: 'Berkas faktur pajak untuk Coretax, yang terbaru lebih dulu',
    extension: true,
    query: listQuery(['createdAt'], {}),
    answer: page(fakturFile),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Faktur/{id}',
    access: 'faktur.read',
    summary: 'Satu faktur pajak dengan barisnya, kekurangannya dan selisihnya dengan Coretax',
    extension: true,
    params: idParams,
    answer: faktur,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/Faktur/{id}',
    access: 'faktur.update',
    summary: 'Mencatat nomor, tanggal atau kode fasilitas sebuah faktur pajak',
    extension: true,
    ignored,
    params: idParams,
    body: fakturInput,
    answer: faktur,
  }),
  explain: endpoint({
    method: 'PUT',
    path: '/Faktur/selisih/{id}',
    access: 'faktur.update',
    summary: 'Menjelaskan selisih sebuah faktur pajak dengan Coretax',
    extension: true,
    params: idParams,
    body: explainInput,
    answer: faktur,
  }),
  export: endpoint({
    method: 'POST',
    path: '/Faktur/ekspor',
    access: 'faktur.export',
    summary:
      'Menyusun berkas untuk Coretax dari faktur pajak yang lengkap; yang tidak, disebut dengan alasannya',
    extension: true,
    body: fakturExportInput,
    answer: z.object({
      berkas: z.array(fakturFile),
      gagal: z.array(z.object({ id: z.int(), referensi: z.string(), alasan: z.string() })),
    }),
  }),
  ticket: endpoint({
    method: 'POST',
    path: '/Faktur/berkas/tiket/{id}',
    access: 'faktur.export',
    summary: 'Tiket sekali pakai agar browser mengunduh sebuah berkas faktur pajak',
    extension: true,
    secret: true,
    params: idParams,
    body: z.strictObject({ bentuk: z.enum(fakturFormats) }),
    answer: z.object({ tiket: z.string(), berlakuSampai: timestamp }),
  }),
  xml: download('application/xml', {
    method: 'GET',
    writes: 'trace',
    path: '/Faktur/berkas/xml/{id}',
    access: 'faktur.export',
    summary: 'Berkas faktur pajak sebagai XML TaxInvoiceBulk; pengambilannya tercatat',
    extension: true,
    params: idParams,
    query: fileQuery,
  }),
  xlsx: download('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', {
    method: 'GET',
    writes: 'trace',
    path: '/Faktur/berkas/xlsx/{id}',
    access: 'faktur.export',
    summary: 'Berkas faktur pajak sebagai spreadsheet untuk konverter DJP; pengambilannya tercatat',
    extension: true,
    params: idParams,
    query: fileQuery,
  }),
  readBack: endpoint({
    method: 'POST',
    path: '/Faktur/hasilCoretax',
    access: 'faktur.update',
    summary: 'Membaca daftar pajak keluaran dari Coretax: nomor, status dan selisihnya',
    extension: true,
    multipart: uploadLimit(coretaxListRule),
    body: z.strictObject({ fileCoretax: uploadedFile(coretaxListRule) }),
    answer: readBackResult,
  }),
};
