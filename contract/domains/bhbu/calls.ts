import { z } from '../../core/zod.ts';
import { anyOf } from '../../core/list-filter.ts';
import {
  applicationFileNames,
  applicationFileRule,
  type ApplicationFileName,
} from '../application/index.ts';
import {
  bhbuActiveInput,
  bhbu,
  validatedBhbuInput,
  bhbuListItem,
  servingFaskes,
  skbInput,
} from './record.ts';
import {
  attachmentCalls,
  downloadCall,
  uploadCall,
  uploadLimit,
  type AttachmentSlot,
} from '../../core/attachment.ts';
import { endpoint } from '../../core/endpoint.ts';
import {
  choice,
  choiceQuery,
  booleanOrAll,
  id,
  idParams,
  listQuery,
  page,
  recordId,
  managerFilter,
} from '../../core/list.ts';
import { noteCalls } from '../../core/note.ts';
import { expectedVersion } from '../../core/record.ts';
import { invoiceAccount } from '../../core/values/company.ts';
import { nitku } from '../../core/values/nitku.ts';
import { stateHistoryCall } from '../../core/state-history.ts';
import { bhbuStates } from '../../states/bhbu.ts';

/** Response fields that a client may send back; the server ignores them. */
const ignoredKeys = [
  'idBHBU',
  'status',
  'isActive',
  'alasanNonaktif',
  'invoiceAccount',
  'noSKB',
  'skbBerlakuSampai',
  'skbDiperiksaPada',
  'skbDiperiksaOleh',
  'pemungutPPN',
  'instansiPemerintah',
  'nitku',
  'namaAccountManager',
  'kontakAccountManager',
  'namaKabKota',
  'jumlahPeserta',
  'perbaikanDijawab',
  'jumlahAkun',
  'nomorTiket',
  'diajukan',
  'menungguSejak',
  'umurHari',
  'alasan',
  'perbaikan',
  'diputuskan',
  'diputuskanOleh',
  'berkas',
  'pemeriksaan',
];

/** The documents of a company; each replaces the earlier one. */
export const documentSlots: readonly AttachmentSlot<ApplicationFileName>[] =
  applicationFileNames.map(name => ({ name, rule: applicationFileRule, maxFiles: 1 }));

/** The proof that a company collected the consent of its people, such as a signed form or a screen of its own system. */
export const consentProofSlot = {
  name: 'fileBuktiPersetujuan',
  rule: applicationFileRule,
  maxFiles: 1,
} as const satisfies AttachmentSlot;

const documentDownload = (path: string, summary: string, extension?: true) =>
  downloadCall({
    path,
    access: 'bhbu.read',
    summary,
    ...(extension ? { extension } : {}),
    params: idParams,
  });

const documentUpload = <F extends ApplicationFileName | typeof consentProofSlot.name>(
  path: string,
  field: F,
  summary: string,
) =>
  uploadCall({
    path,
    access: 'bhbu.update',
    summary,
    extension: true,
    params: idParams,
    field,
    rule: applicationFileRule,
    answer: bhbu,
  });

export const bhbuCalls = {
  choices: endpoint({
    method: 'GET',
    path: '/Bhbu/GetAll',
    access: 'bhbu.choose',
    summary: 'BHBU untuk daftar pilihan: yang aktif, atau yang nomornya disebut',
    query: choiceQuery,
    answer: z.array(choice),
  }),
  choicesByPost: endpoint({
    method: 'POST',
    path: '/bhbu/getall',
    access: 'bhbu.choose',
    summary: 'BHBU untuk daftar pilihan; isi kiriman tidak dibaca',
    query: choiceQuery,
    answer: z.array(choice),
  }),
  list: endpoint({
    method: 'GET',
    path: '/bhbu',
    access: 'bhbu.read',
    summary: 'Daftar BHBU dalam semua keadaan, kecuali disaring',
    query: listQuery(['namaBHBU', 'status', 'jumlahPeserta', 'skbBerlakuSampai', 'modifiedAt'], {
      isActive: booleanOrAll,
      idBhbu: id.optional(),
      status: anyOf(bhbuStates.names),
      ...managerFilter,
      /** Only companies without an account manager. */
      tanpaAccountManager: z.stringbool().optional(),
      /** Only companies that no facility serves. */
      tanpaFaskes: z.stringbool().optional(),
      /** Only companies whose SKB has expired. */
      skbBerakhir: z.stringbool().optional(),
      /** Only companies whose SKB was entered by another person and waits for a check. */
      skbMenunggu: z.stringbool().optional(),
    }),
    answer: page(bhbuListItem),
  }),
  get: endpoint({
    method: 'GET',
    path: '/bhbu/getBHBURequestbyid/{id}',
    access: 'bhbu.read',
    summary: 'Satu BHBU dengan pendaftarannya',
    params: idParams,
    answer: bhbu,
  }),
  create: endpoint({
    method: 'POST',
    path: '/bhbu',
    access: 'bhbu.create',
    summary: 'Mencatat BHBU tanpa pendaftaran; langsung aktif',
    ignored: ignoredKeys,
    body: validatedBhbuInput,
    status: 201,
    answer: bhbu,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/bhbu/updateBHBURequest/{id}',
    aliases: ['/bhbu/updateBHBURequest'],
    idBodyKey: 'idBHBU',
    access: 'bhbu.update',
    summary:
      'Mengubah data BHBU; nama, bentuk dan NPWP bukan oleh akun BHBU sendiri. Nomor yang tersamar tetap seperti semula',
    ignored: ignoredKeys,
    params: idParams,
    body: validatedBhbuInput,
    answer: bhbu,
  }),
  setActive: endpoint({
    method: 'PUT',
    path: '/bhbu/updateAktif/{id}',
    access: 'bhbu.activate',
    summary: 'Menonaktifkan BHBU dengan alasan, yang menutup akun-akunnya, atau mengaktifkannya',
    extension: true,
    params: idParams,
    body: bhbuActiveInput,
    answer: bhbu,
  }),
  stateHistory: stateHistoryCall('/bhbu/riwayat/{id}', 'bhbu.read'),
  remove: endpoint({
    method: 'DELETE',
    path: '/bhbu/deletebyid/{id}',
    access: 'bhbu.delete',
    summary: 'Menghapus BHBU yang tidak dipakai; masih dapat dipulihkan',
    params: idParams,
    answer: bhbu,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/bhbu/pulihkan/{id}',
    access: 'bhbu.delete',
    summary: 'Memulihkan BHBU yang dihapus',
    extension: true,
    params: idParams,
    answer: bhbu,
  }),
  updateInvoiceAccount: endpoint({
    method: 'POST',
    path: '/BHBU/updateInvoiceAccount',
    access: 'bhbu.invoiceAccount',
    summary:
      'Mengisi nomor akun pelanggan (invoice account), atau mengosongkannya dengan null; dan data pajak: pemungut PPN dan NITKU',
    body: z.strictObject({
      idBHBU: recordId,
      invoiceAccount: invoiceAccount.nullable(),
      /** Confirms a number that another company of the same group has. */
      akunBersama: z.boolean().optional(),
      /** Unchanged when omitted. */
      pemungutPPN: z.boolean().optional(),
      instansiPemerintah: z.boolean().optional(),
      nitku: nitku.nullish(),
      version: expectedVersion,
    }),
    answer: bhbu,
  }),
  uploadNPWP: documentUpload('/BHBU/UploadFileNPWP/{id}', 'fileNPWP', 'Mengganti berkas NPWP'),
  uploadLegalitas: documentUpload(
    '/BHBU/UploadFileLegalitas/{id}',
    'fileLegalitas',
    'Mengganti akta atau SK',
  ),
  uploadSIUP: documentUpload('/BHBU/UploadFileSIUP/{id}', 'fileSIUP', 'Mengganti SIUP atau NIB'),
  uploadConsentProof: documentUpload(
    '/BHBU/UploadBuktiPersetujuan/{id}',
    consentProofSlot.name,
    'Mengganti bukti bahwa perusahaan mengumpulkan persetujuan pesertanya',
  ),
  uploadSKB: endpoint({
    method: 'POST',
    path: '/BHBU/UploadFileSKB/{id}',
    access: 'bhbu.update',
    summary:
      'Mengunggah SKB dengan masa berlakunya; tanpa berkas, yang sudah ada diberi masa berlaku',
    multipart: uploadLimit(applicationFileRule),
    params: idParams,
    body: skbInput,
    answer: bhbu,
  }),
  verifySKB: endpoint({
    method: 'PUT',
    path: '/BHBU/periksaSKB/{id}',
    access: 'bhbu.verifySkb',
    summary:
      'Menyatakan nomor dan masa berlaku SKB sesuai berkasnya, oleh orang lain daripada yang mengisinya; baru sesudahnya pajak berkurang',
    extension: true,
    params: idParams,
    body: z.strictObject({ noSKB: z.string(), berlakuSampai: z.iso.date() }),
    answer: bhbu,
  }),
  downloadNPWP: documentDownload('/BHBU/DownloadFileNPWP/{id}', 'Berkas NPWP sebuah BHBU'),
  downloadLegalitas: documentDownload(
    '/BHBU/DownloadFileLegalitas/{id}',
    'Akta atau SK sebuah BHBU',
  ),
  downloadSIUP: documentDownload('/BHBU/DownloadFileSIUP/{id}', 'SIUP atau NIB sebuah BHBU'),
  downloadSKB: documentDownload('/BHBU/DownloadFileSKB/{id}', 'SKB sebuah BHBU', true),
  ...attachmentCalls('/BHBU', 'bhbu.read', 'BHBU'),
  ...noteCalls('/BHBU', 'bhbu.read', 'BHBU'),
  facilities: endpoint({
    method: 'GET',
    path: '/bhbu/faskes/{id}',
    access: 'bhbu.read',
    summary: 'Faskes yang melayani sebuah BHBU, dengan jumlah pesertanya di sana',
    extension: true,
    params: idParams,
    answer: z.array(servingFaskes),
  }),
  assign: endpoint({
    method: 'POST',
    path: '/bhbu/faskes/{id}',
    access: 'bhbu.assign',
    summary: 'Menugaskan sebuah faskes untuk melayani BHBU',
    extension: true,
    params: idParams,
    body: z.strictObject({ idFaskes: recordId }),
    answer: z.array(servingFaskes),
  }),
  unassign: endpoint({
    method: 'DELETE',
    path: '/bhbu/faskes/{id}/{idFaskes}',
    access: 'bhbu.assign',
    summary: 'Mengakhiri layanan sebuah faskes untuk BHBU; peserta yang sudah di sana tetap',
    extension: true,
    params: z.object({ id, idFaskes: id }),
    answer: z.array(servingFaskes),
  }),
};

/** The download call of each company document. */
export const documentDownloads = {
  fileNPWP: bhbuCalls.downloadNPWP,
  fileLegalitas: bhbuCalls.downloadLegalitas,
  fileSIUP: bhbuCalls.downloadSIUP,
  fileSKB: bhbuCalls.downloadSKB,
};
