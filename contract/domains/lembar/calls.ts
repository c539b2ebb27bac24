import { uploadLimit } from '../../core/attachment.ts';
import { endpoint } from '../../core/endpoint.ts';
import { id, page, paging, recordId } from '../../core/list.ts';
import { uploadedFile } from '../../core/values/upload.ts';
import { z } from '../../core/zod.ts';
import {
  enteredRow,
  paperSheet,
  readSheetRow,
  sheetFileRule,
  sheetItem,
  sheetRowInput,
} from './record.ts';

const params = z.object({ id: z.uuid() });

export const lembarCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Lembar',
    access: 'vaksinasi.record',
    summary: 'Lembar kertas satu faskes, yang terbaru lebih dahulu',
    extension: true,
    query: z.strictObject({
      idFaskes: id.optional(),
      tanggal: z.iso.date().optional(),
      ...paging,
    }),
    answer: page(sheetItem),
  }),
  create: endpoint({
    method: 'POST',
    path: '/Lembar',
    access: 'vaksinasi.record',
    summary:
      'Membuat lembar kertas dari antrean satu hari: orang yang belum dicatat, dengan dosis yang diharapkan dan batch yang dapat dipakai',
    extension: true,
    body: z.strictObject({ idFaskes: recordId.nullish(), tanggal: z.iso.date().nullish() }),
    status: 201,
    answer: paperSheet,
  }),
  get: endpoint({
    method: 'GET',
    path: '/Lembar/{id}',
    access: 'vaksinasi.record',
    summary: 'Satu lembar kertas dengan barisnya dan catatan portal untuk hari itu',
    extension: true,
    params,
    answer: paperSheet,
  }),
  record: endpoint({
    method: 'POST',
    path: '/Lembar/catat/{id}/{nomor}',
    access: 'vaksinasi.record',
    summary:
      'Mencatat kunjungan dari satu baris lembar kertas menurut aturan yang sama; baris yang sudah dicatat tidak dicatat lagi',
    extension: true,
    params: params.extend({ nomor: z.coerce.number<number | string>().int().min(1).max(9999) }),
    body: sheetRowInput,
    answer: enteredRow,
  }),
  readFile: endpoint({
    method: 'POST',
    path: '/Lembar/bacaBerkas/{id}',
    access: 'vaksinasi.record',
    summary: 'Membaca spreadsheet lembar kertas yang sudah diisi; tidak ada yang dicatat',
    extension: true,
    writes: 'nothing',
    params,
    multipart: uploadLimit(sheetFileRule),
    body: z.strictObject({ berkas: uploadedFile(sheetFileRule) }),
    answer: z.object({ baris: z.array(readSheetRow) }),
  }),
};
