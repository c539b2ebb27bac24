import { z } from '../../core/zod.ts';
import { download, endpoint, downloadTicket, type Endpoint } from '../../core/endpoint.ts';
import { id, listQuery, maxId, page } from '../../core/list.ts';
import { anyOf } from '../../core/list-filter.ts';
import { stateHistoryCall } from '../../core/state-history.ts';
import { issueCodeNames } from '../peserta/index.ts';
import { timestamp } from '../../core/record.ts';
import { importStates } from '../../states/import.ts';
import { formOverheadBytes, spreadsheetRule, uploadedFile } from '../../core/values/upload.ts';
import { importCall } from './import-call.ts';
import { importKinds, importPermissions } from './kinds.ts';
import { delimiterNames, hiddenRowChoices } from './reading.ts';
import { rowNikCalls } from './nik-calls.ts';
import { ruleCalls } from './rules/calls.ts';
import { undoPreview } from './undo.ts';
import {
  importRow,
  columnMatch,
  columnSample,
  editableField,
  rowResults,
  importRecord,
  importModes,
  issueGroup,
} from './record.ts';

const booleanFlag = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] });

/** Facility for every row; 0 for none, in which case each row may name its own. */
const idFaskes = z.coerce.number<number | string>().int().min(0).max(maxId);

const uploadCall = {
  method: 'POST',
  multipart: { maxBytes: spreadsheetRule.maxBytes + formOverheadBytes },
  query: z.strictObject({
    /** Only validates; the upload can then be corrected, saved or discarded. */
    preview: booleanFlag.default(false),
    /** What to save when some rows are rejected; used without `preview`. */
    modus: z.enum(importModes).default('yangBisa'),
    /** Position from 1 of the sheet to read; the sheet of the template when omitted. */
    lembar: z.coerce.number<number | string>().int().min(1).max(100).optional(),
    /** Delimiter of a text file; found from its content when omitted. */
    pemisah: z.enum(delimiterNames).optional(),
    /** What to do with hidden rows; without it, a file with such rows is only validated. */
    tersembunyi: z.enum(hiddenRowChoices).optional(),
  }),
  body: z.strictObject({ berkas: uploadedFile(spreadsheetRule) }),
  answer: importRecord,
} as const satisfies Partial<Endpoint>;

/** Selects rows by issue code and field, and optionally by their present value. */
const rowSelection = z.strictObject({
  field: editableField,
  kode: z.enum(issueCodeNames),
  /** Present value of the field; any value when omitted. */
  dari: z.string().max(500).optional(),
  menjadi: z.string().max(500),
});

/** Maximum number of rows whose cells one call corrects. */
export const maxCellRows = 500;

const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const importCalls = {
  template: download(xlsxMediaType, {
    method: 'GET',
    path: '/Peserta/templateUnggah/{idBHBU}',
    access: importPermissions.peserta,
    summary: 'Template unggahan dengan faskes yang melayani sebuah perusahaan sebagai pilihan',
    extension: true,
    params: z.object({ idBHBU: id }),
  }),
  importPeserta: endpoint({
    ...uploadCall,
    access: importPermissions.peserta,
    path: '/Peserta/Import/{idFaskes}',
    summary:
      'Mengunggah peserta. Tanpa preview, yang dapat disimpan langsung disimpan; dengan preview=true hanya diperiksa',
    params: z.object({ idFaskes }),
  }),
  importByAM: endpoint({
    ...uploadCall,
    access: importPermissions.peserta,
    path: '/Peserta/ImportByAM/{idFaskes}/{idBHBU}',
    summary: 'Mengunggah peserta atas nama sebuah perusahaan',
    params: z.object({ idFaskes, idBHBU: id }),
  }),
  importBooster: endpoint({
    ...uploadCall,
    access: importPermissions.booster,
    path: '/Peserta/ImportBooster/{id}',
    summary:
      'Mengunggah peserta booster; {id} adalah faskesnya, 0 tanpa faskes. Bagi FASKES selalu faskes sendiri',
    params: z.object({ id: idFaskes }),
  }),
  importBoosterByAM: endpoint({
    ...uploadCall,
    access: importPermissions.booster,
    path: '/Peserta/importBoosterByAM/{idFaskes}/{idBHBU}',
    summary: 'Mengunggah peserta booster atas nama sebuah perusahaan',
    params: z.object({ idFaskes, idBHBU: id }),
  }),
  importSmartChecking: endpoint({
    ...uploadCall,
    access: importPermissions.smartChecking,
    path: '/Peserta/importSmartChecking',
    summary: 'Mengunggah hasil smart checking: NIK, Nama, Status, Keterangan',
  }),
  importAdminExternalBooster: endpoint({
    ...uploadCall,
    access: importPermissions.boosterEksternal,
    path: '/Peserta/importAdminExternalBooster/{idFaskes}',
    summary: 'Mengunggah booster yang diberikan di tempat lain, untuk sebuah faskes',
    params: z.object({ idFaskes }),
  }),
  importFaskesExternalBooster: endpoint({
    ...uploadCall,
    access: importPermissions.boosterEksternal,
    path: '/Peserta/importFaskesExternalBooster',
    summary: 'Mengunggah booster yang diberikan di tempat lain, untuk faskes sendiri',
  }),
  list: endpoint({
    method: 'GET',
    path: '/Peserta/impor',
    access: 'import.manage',
    summary: 'Riwayat unggahan dalam jangkauan peran',
    extension: true,
    query: listQuery(['createdAt', 'namaBerkas', 'jumlahBaris'], {
      status: anyOf(importStates.names),
      jenis: anyOf(importKinds),
      idBHBU: id.optional(),
      userId: id.optional(),
    }),
    answer: page(importRecord),
  }),
  get: endpoint({
    ...importCall('GET', '', 'Satu unggahan: hitungan, kolom, dan kemajuannya'),
    answer: importRecord,
  }),
  history: stateHistoryCall('/Peserta/impor/{id}/riwayat', 'import.manage'),
  rows: endpoint({
    ...importCall('GET', '/baris', 'Baris sebuah unggahan yang sudah diperiksa'),
    query: listQuery(['nomor'], {
      hasil: z.enum(rowResults).optional(),
      kode: z.enum(issueCodeNames).optional(),
      /** Only rows with an issue of this field, of the code given by `kode` if any. */
      isian: z.string().max(60).optional(),
      /** Only rows after this one, so that corrected rows do not shift the pages. */
      setelah: z.coerce.number<number | string>().int().min(0).max(maxId).optional(),
      /** Only rows with at least one issue. */
      bermasalah: booleanFlag.optional(),
      /** Only rows with an issue, and rows that change a registered participant. */
      perhatian: booleanFlag.optional(),
    }),
    answer: page(importRow),
  }),
  issueGroups: endpoint({
    ...importCall('GET', '/masalah', 'Masalah yang sama, dikelompokkan dengan jumlah barisnya'),
    query: z.strictObject({}),
    answer: z.array(issueGroup),
  }),
  columnSamples: endpoint({
    ...importCall('GET', '/kolom', 'Contoh isi tiap kolom berkas'),
    query: z.strictObject({}),
    answer: z.array(columnSample),
  }),
  setColumns: endpoint({
    ...importCall(
      'PUT',
      '/kolom',
      'Menentukan kolom mana mengisi apa, lalu memeriksa ulang semuanya',
    ),
    body: z.strictObject({ cocok: z.array(columnMatch).max(60) }),
    answer: importRecord,
  }),
  setHiddenRows: endpoint({
    ...importCall(
      'PUT',
      '/tersembunyi',
      'Mengikutkan atau melewati baris yang tersembunyi di Excel, lalu memeriksa ulang semuanya',
    ),
    body: z.strictObject({ pilihan: z.enum(hiddenRowChoices) }),
    answer: importRecord,
  }),
  fixRow: endpoint({
    method: 'PUT',
    path: '/Peserta/impor/{id}/baris/{nomor}',
    access: 'import.manage',
    summary: 'Memperbaiki satu baris, atau melewatinya',
    extension: true,
    params: z.object({ id, nomor: z.coerce.number<number | string>().int().min(1).max(maxId) }),
    body: z.strictObject({
      /** New cell values by field; other fields stay unchanged. */
      nilai: z.partialRecord(editableField, z.string().max(500)).default({}),
      /** Skips the row, or includes it again. */
      dilewati: z.boolean().optional(),
    }),
    answer: z.object({ impor: importRecord, baris: importRow }),
  }),
  fixCells: endpoint({
    ...importCall('PUT', '/sel', 'Memperbaiki sel di beberapa baris sekaligus'),
    body: z.strictObject({
      baris: z
        .array(
          z.strictObject({
            nomor: z.int().min(1).max(maxId),
            /** New cell values by field; null restores the cell of the file. */
            nilai: z.partialRecord(editableField, z.string().max(500).nullable()),
          }),
        )
        .min(1)
        .max(maxCellRows),
    }),
    /** Also returns the other rows of the same people, which were validated again. */
    answer: z.object({ impor: importRecord, baris: z.array(importRow) }),
  }),
  fixRows: endpoint({
    ...importCall('POST', '/perbaiki', 'Memperbaiki semua baris yang bermasalah sama sekaligus'),
    body: rowSelection,
    answer: z.object({ impor: importRecord, diperbaiki: z.int() }),
  }),
  save: endpoint({
    ...importCall(
      'POST',
      '/simpan',
      'Menyimpan unggahan: semua atau tidak sama sekali, atau yang bisa',
    ),
    body: z.strictObject({ modus: z.enum(importModes) }),
    answer: importRecord,
  }),
  stopSaving: endpoint({
    ...importCall(
      'POST',
      '/hentikan',
      'Menghentikan penyimpanan yang berjalan; tidak ada yang tersimpan',
    ),
    answer: importRecord,
  }),
  discard: endpoint({
    ...importCall('POST', '/buang', 'Membuang unggahan yang belum disimpan beserta barisnya'),
    answer: importRecord,
  }),
  undo: endpoint({
    ...importCall(
      'POST',
      '/urungkan',
      'Mengurungkan unggahan; peserta yang sudah diubah, divaksin atau dihapus tetap',
    ),
    answer: importRecord,
  }),
  undoPreview: endpoint({
    ...importCall('GET', '/urungkan', 'Yang akan diurungkan, dan yang tetap beserta sebabnya'),
    answer: undoPreview,
  }),
  exportRejected: download(xlsxMediaType, {
    ...importCall(
      'GET',
      '/perbaikan',
      'Baris yang perlu diperbaiki sebagai spreadsheet yang dapat diunggah lagi',
    ),
    method: 'GET',
    writes: 'trace',
    query: z.strictObject({
      /** Also includes rows that are saved as INVALID. */
      tidakValid: booleanFlag.default(false),
      tiket: downloadTicket,
    }),
  }),
  exportRejectedTicket: endpoint({
    ...importCall(
      'POST',
      '/tiket',
      'Tiket sekali pakai untuk mengunduh baris yang perlu diperbaiki',
    ),
    secret: true,
    body: z.strictObject({ tidakValid: z.boolean().default(false) }),
    answer: z.object({ tiket: z.string(), berlakuSampai: timestamp }),
  }),
  ...ruleCalls,
  ...rowNikCalls,
};
