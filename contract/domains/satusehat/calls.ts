import { uploadLimit } from '../../core/attachment.ts';
import { download, downloadTicket, endpoint } from '../../core/endpoint.ts';
import { id, idParams } from '../../core/list.ts';
import { timestamp } from '../../core/record.ts';
import { uploadedFile } from '../../core/values/upload.ts';
import { z } from '../../core/zod.ts';
import {
  exportQuery,
  numbersResult,
  numbersSheetRule,
  patientNumberInput,
  patientNumberRecord,
  recordInput,
  recordKey,
  reportQuery,
  satusehatRecord,
  satusehatReport,
  sentInput,
  templateQuery,
} from './record.ts';

const ticket = z.object({ tiket: z.string(), berlakuSampai: timestamp });
const ticketQuery = { tiket: downloadTicket };

/** Calls of the export for SATUSEHAT, the health data platform of the ministry. */
export const satusehatCalls = {
  report: endpoint({
    method: 'GET',
    path: '/Satusehat/laporan',
    access: 'satusehat.read',
    summary:
      'Kesiapan dosis satu faskes untuk SATUSEHAT pada satu hari atau beberapa hari: siap, atau apa yang kurang',
    extension: true,
    query: reportQuery,
    answer: satusehatReport,
  }),
  bundleTicket: endpoint({
    method: 'POST',
    path: '/Satusehat/bundle/tiket',
    access: 'satusehat.export',
    summary: 'Tiket sekali pakai agar browser mengunduh Bundle FHIR',
    extension: true,
    secret: true,
    body: z.strictObject({ kueri: exportQuery }),
    answer: ticket,
  }),
  bundle: download('application/fhir+json', {
    method: 'GET',
    writes: 'trace',
    path: '/Satusehat/bundle',
    access: 'satusehat.export',
    summary:
      'Bundle transaksi FHIR R4 dengan Immunization yang siap atau berubah; pengambilannya tercatat',
    extension: true,
    query: exportQuery.safeExtend(ticketQuery),
  }),
  markSent: endpoint({
    method: 'PUT',
    path: '/Satusehat/dikirim',
    access: 'satusehat.export',
    summary: 'Mencatat bahwa isi berkas sudah dikirim ke SATUSEHAT',
    extension: true,
    body: sentInput,
    answer: z.object({ jumlah: z.int() }),
  }),
  unmarkSent: endpoint({
    method: 'PUT',
    path: '/Satusehat/batalDikirim',
    access: 'satusehat.export',
    summary: 'Menarik catatan bahwa satu dosis sudah dikirim',
    extension: true,
    body: z.strictObject(recordKey),
    answer: satusehatRecord,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/Satusehat/catatan',
    access: 'satusehat.update',
    summary: 'Mengisi nomor SATUSEHAT peserta, kunjungan atau vaksinator dari satu dosis',
    extension: true,
    body: recordInput,
    answer: satusehatRecord,
  }),
  ofPeserta: endpoint({
    method: 'GET',
    path: '/Satusehat/peserta/{id}',
    access: 'satusehat.read',
    summary: 'Nomor pasien SATUSEHAT satu peserta',
    extension: true,
    params: idParams,
    answer: patientNumberRecord,
  }),
  setPatientNumber: endpoint({
    method: 'PUT',
    path: '/Satusehat/peserta/{id}',
    access: 'satusehat.update',
    summary: 'Mencatat nomor pasien SATUSEHAT satu peserta',
    extension: true,
    params: idParams,
    body: patientNumberInput,
    answer: patientNumberRecord,
  }),
  templateTicket: endpoint({
    method: 'POST',
    path: '/Satusehat/templat/tiket',
    access: 'satusehat.update',
    summary: 'Tiket sekali pakai agar browser mengunduh templat nomor',
    extension: true,
    secret: true,
    body: z.strictObject({ kueri: templateQuery }),
    answer: ticket,
  }),
  template: download('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', {
    method: 'GET',
    writes: 'trace',
    path: '/Satusehat/templat',
    access: 'satusehat.update',
    summary: 'Templat untuk mengisi nomor pasien dan kunjungan, satu baris satu dosis',
    extension: true,
    query: templateQuery.safeExtend(ticketQuery),
  }),
  importNumbers: endpoint({
    method: 'POST',
    path: '/Satusehat/nomor',
    access: 'satusehat.update',
    summary: 'Membaca templat yang sudah diisi: nomor pasien dan kunjungan satu faskes',
    extension: true,
    multipart: uploadLimit(numbersSheetRule),
    body: z.strictObject({ idFaskes: id, fileNomor: uploadedFile(numbersSheetRule) }),
    answer: numbersResult,
  }),
};
