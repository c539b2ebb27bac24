import { z } from '../zod.ts';
import { download, endpoint, ticket, type Endpoint } from '../endpoint.ts';
import { id, idParams, listQuery, maxId, page } from '../list.ts';
import type { Permission } from '../policy.ts';
import { codeNames } from '../peserta/index.ts';
import { instant } from '../record.ts';
import { imporStates } from '../states.ts';
import { formOverheadBytes, spreadsheetRule, uploadedFile } from '../upload.ts';
import { imporKinds, rightOf } from './kinds.ts';
import { baris, columnMatch, fieldName, hasil, impor, imporModes, masalah } from './record.ts';

const flag = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] });

/** Facility for every row; 0 for none, in which case each row may name its own. */
const idFaskes = z.coerce.number<number | string>().int().min(0).max(maxId);

const upload = {
  method: 'POST',
  multipart: { maxBytes: spreadsheetRule.maxBytes + formOverheadBytes },
  query: z.strictObject({
    /** Only validates; the upload can then be corrected, saved or discarded. */
    preview: flag.default(false),
    /** What to save when some rows are rejected; used without `preview`. */
    modus: z.enum(imporModes).default('yangBisa'),
  }),
  body: z.strictObject({ berkas: uploadedFile(spreadsheetRule) }),
  answer: impor,
} as const satisfies Partial<Endpoint>;

/**
 * Common part of calls on one import. The server additionally checks the permission of the import's
 * kind.
 */
const onImpor = <const M extends 'GET' | 'POST' | 'PUT'>(
  method: M,
  path: string,
  summary: string,
) =>
  ({
    method,
    path: `/Peserta/impor/{id}${path}`,
    access: 'impor.work' satisfies Permission,
    summary,
    extension: true,
    params: idParams,
  }) as const;

/** Selects rows by issue code and field, and optionally by their present value. */
const many = z.strictObject({
  field: fieldName,
  kode: z.enum(codeNames),
  /** Present value of the field; any value when omitted. */
  dari: z.string().max(500).optional(),
  menjadi: z.string().max(500),
});

export const imporCalls = {
  importPeserta: endpoint({
    ...upload,
    access: rightOf.peserta,
    path: '/Peserta/Import/{idFaskes}',
    summary:
      'Mengunggah peserta. Tanpa preview, yang dapat disimpan langsung disimpan; dengan preview=true hanya diperiksa',
    params: z.object({ idFaskes }),
  }),
  importByAM: endpoint({
    ...upload,
    access: rightOf.peserta,
    path: '/Peserta/ImportByAM/{idFaskes}/{idBHBU}',
    summary: 'Mengunggah peserta atas nama sebuah perusahaan',
    params: z.object({ idFaskes, idBHBU: id }),
  }),
  importBooster: endpoint({
    ...upload,
    access: rightOf.booster,
    path: '/Peserta/ImportBooster/{id}',
    summary:
      'Mengunggah peserta booster; {id} adalah faskesnya, 0 tanpa faskes. Bagi FASKES selalu faskes sendiri',
    params: z.object({ id: idFaskes }),
  }),
  importBoosterByAM: endpoint({
    ...upload,
    access: rightOf.booster,
    path: '/Peserta/importBoosterByAM/{idFaskes}/{idBHBU}',
    summary: 'Mengunggah peserta booster atas nama sebuah perusahaan',
    params: z.object({ idFaskes, idBHBU: id }),
  }),
  importSmartChecking: endpoint({
    ...upload,
    access: rightOf.smartChecking,
    path: '/Peserta/importSmartChecking',
    summary: 'Mengunggah hasil smart checking: NIK, Nama, Status, Keterangan',
  }),
  importAdminExternalBooster: endpoint({
    ...upload,
    access: rightOf.boosterEksternal,
    path: '/Peserta/importAdminExternalBooster/{idFaskes}',
    summary: 'Mengunggah booster yang diberikan di tempat lain, untuk sebuah faskes',
    params: z.object({ idFaskes }),
  }),
  importFaskesExternalBooster: endpoint({
    ...upload,
    access: rightOf.boosterEksternal,
    path: '/Peserta/importFaskesExternalBooster',
    summary: 'Mengunggah booster yang diberikan di tempat lain, untuk faskes sendiri',
  }),
  list: endpoint({
    method: 'GET',
    path: '/Peserta/impor',
    access: 'impor.work',
    summary: 'Riwayat unggahan dalam jangkauan peran',
    extension: true,
    query: listQuery(['createdAt', 'namaBerkas', 'jumlahBaris'], {
      status: z.enum(imporStates.names).optional(),
      jenis: z.enum(imporKinds).optional(),
      idBHBU: id.optional(),
      userId: id.optional(),
    }),
    answer: page(impor),
  }),
  get: endpoint({
    ...onImpor('GET', '', 'Satu unggahan: hitungan, kolom, dan kemajuannya'),
    answer: impor,
  }),
  rows: endpoint({
    ...onImpor('GET', '/baris', 'Baris sebuah unggahan yang sudah diperiksa'),
    query: listQuery(['nomor'], {
      hasil: z.enum(hasil).optional(),
      kode: z.enum(codeNames).optional(),
      /** Only rows with at least one issue. */
      bermasalah: flag.optional(),
    }),
    answer: page(baris),
  }),
  problems: endpoint({
    ...onImpor('GET', '/masalah', 'Masalah yang sama, dikelompokkan dengan jumlah barisnya'),
    query: z.strictObject({}),
    answer: z.array(masalah),
  }),
  setColumns: endpoint({
    ...onImpor('PUT', '/kolom', 'Menentukan kolom mana mengisi apa, lalu memeriksa ulang semuanya'),
    body: z.strictObject({ cocok: z.array(columnMatch).max(60) }),
    answer: impor,
  }),
  mendRow: endpoint({
    method: 'PUT',
    path: '/Peserta/impor/{id}/baris/{nomor}',
    access: 'impor.work',
    summary: 'Memperbaiki satu baris, atau melewatinya',
    extension: true,
    params: z.object({ id, nomor: z.coerce.number<number | string>().int().min(1).max(maxId) }),
    body: z.strictObject({
      /** New cell values by field; other fields stay unchanged. */
      nilai: z.partialRecord(fieldName, z.string().max(500)).default({}),
      /** Skips the row, or includes it again. */
      dilewati: z.boolean().optional(),
    }),
    answer: z.object({ impor, baris }),
  }),
  mendMany: endpoint({
    ...onImpor('POST', '/perbaiki', 'Memperbaiki semua baris yang bermasalah sama sekaligus'),
    body: many,
    answer: z.object({ impor, diperbaiki: z.int() }),
  }),
  save: endpoint({
    ...onImpor(
      'POST',
      '/simpan',
      'Menyimpan unggahan: semua atau tidak sama sekali, atau yang bisa',
    ),
    body: z.strictObject({ modus: z.enum(imporModes) }),
    answer: impor,
  }),
  stop: endpoint({
    ...onImpor(
      'POST',
      '/hentikan',
      'Menghentikan penyimpanan yang berjalan; tidak ada yang tersimpan',
    ),
    answer: impor,
  }),
  discard: endpoint({
    ...onImpor('POST', '/buang', 'Membuang unggahan yang belum disimpan beserta barisnya'),
    answer: impor,
  }),
  undo: endpoint({
    ...onImpor('POST', '/urungkan', 'Mengurungkan unggahan selama pesertanya belum diubah lagi'),
    answer: impor,
  }),
  rejected: download('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', {
    ...onImpor(
      'GET',
      '/perbaikan',
      'Baris yang perlu diperbaiki sebagai spreadsheet yang dapat diunggah lagi',
    ),
    method: 'GET',
    query: z.strictObject({
      /** Also includes rows that are saved as INVALID. */
      tidakValid: flag.default(false),
      tiket: ticket,
    }),
  }),
  rejectedTicket: endpoint({
    ...onImpor('POST', '/tiket', 'Tiket sekali pakai untuk mengunduh baris yang perlu diperbaiki'),
    secret: true,
    body: z.strictObject({ tidakValid: z.boolean().default(false) }),
    answer: z.object({ tiket: z.string(), berlakuSampai: instant }),
  }),
};
