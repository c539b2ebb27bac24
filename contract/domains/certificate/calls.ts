import { z } from '../../core/zod.ts';
import { documentCalls } from '../../core/document/calls.ts';
import { download, downloadTicket, endpoint } from '../../core/endpoint.ts';
import { id, idParams, listQuery, page, managerFilter } from '../../core/list.ts';
import { anyOf } from '../../core/list-filter.ts';
import { timestamp } from '../../core/record.ts';
import { stateHistoryCall } from '../../core/state-history.ts';
import { certificateStates } from '../../states/certificate.ts';
import {
  certificate,
  issueInput,
  maxCertificatesAtOnce,
  nationalNumberInput,
  revokeInput,
  waitingPeserta,
} from './record.ts';

/** The company and facility that lists, issues and PDFs are limited to. */
const ownerFilters = { idBHBU: id.optional(), idFaskes: id.optional() };

const pdfQuery = z.strictObject({
  ...ownerFilters,
  id: z.array(id).max(maxCertificatesAtOnce).optional(),
  /** Only those issued on that day in Jakarta. */
  terbit: z.iso.date().optional(),
  /** Part of the whole, of `maxCertificatesAtOnce` proofs each, from 1. */
  bagian: z.coerce.number<number | string>().int().min(1).max(100_000).default(1),
});

const document = documentCalls('/Sertifikat', 'certificate.read', 'bukti vaksinasi');

export const certificateCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Sertifikat',
    access: 'certificate.read',
    summary: 'Daftar bukti vaksinasi dalam jangkauan peran',
    extension: true,
    query: listQuery(['id', 'nomor', 'nama', 'createdAt'], {
      ...ownerFilters,
      ...managerFilter,
      idPeserta: id.optional(),
      status: anyOf(certificateStates.names),
    }),
    answer: page(certificate),
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/Sertifikat/belum',
    access: 'certificate.read',
    summary: 'Peserta yang sudah divaksin dan belum punya bukti yang berlaku dan lengkap',
    extension: true,
    query: listQuery(['tanggalVaksinasi', 'nama'], { ...ownerFilters, ...managerFilter }),
    answer: page(waitingPeserta),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Sertifikat/{id}',
    access: 'certificate.read',
    summary: 'Satu bukti vaksinasi',
    extension: true,
    params: idParams,
    answer: certificate,
  }),
  ofPeserta: endpoint({
    method: 'GET',
    path: '/Sertifikat/peserta/{id}',
    access: 'certificate.read',
    summary: 'Semua bukti vaksinasi satu peserta, dan apakah bukti baru dapat diterbitkan',
    extension: true,
    params: idParams,
    answer: z.object({
      sertifikat: z.array(certificate),
      noSertifikatNasional: z.string().nullable(),
      dosisDiberikan: z.int(),
      /** Whether no valid proof shows all doses and the present data. */
      perluTerbit: z.boolean(),
    }),
  }),
  issue: endpoint({
    method: 'POST',
    path: '/Sertifikat',
    access: 'certificate.issue',
    summary: 'Menerbitkan bukti vaksinasi satu peserta; bukti yang berlaku diganti, dengan alasan',
    extension: true,
    body: issueInput,
    status: 201,
    answer: certificate,
  }),
  issueAll: endpoint({
    method: 'POST',
    path: '/Sertifikat/terbitSemua',
    access: 'certificate.issue',
    summary: `Menerbitkan bukti bagi paling banyak ${maxCertificatesAtOnce} peserta yang belum punya; ulangi sampai sisanya nol`,
    extension: true,
    body: z.strictObject({
      idBHBU: ownerFilters.idBHBU,
      idFaskes: ownerFilters.idFaskes,
    }),
    answer: z.object({ diterbitkan: z.int(), sisa: z.int() }),
  }),
  revoke: endpoint({
    method: 'PUT',
    path: '/Sertifikat/cabut/{id}',
    access: 'certificate.revoke',
    summary: 'Mencabut bukti vaksinasi yang keliru',
    extension: true,
    params: idParams,
    body: revokeInput,
    answer: certificate,
  }),
  setNationalNumber: endpoint({
    method: 'PUT',
    path: '/Sertifikat/nasional/{id}',
    access: 'certificate.update',
    summary: 'Mencatat nomor sertifikat nasional satu peserta',
    extension: true,
    params: idParams,
    body: nationalNumberInput,
    answer: nationalNumberInput,
  }),
  ...document,
  card: endpoint({
    method: 'GET',
    path: '/Sertifikat/kartu/{id}',
    access: 'certificate.read',
    summary:
      'SMART Health Card satu bukti vaksinasi, seperti disimpan di berkas .smart-health-card',
    extension: true,
    writes: 'trace',
    params: idParams,
    answer: z.object({ verifiableCredential: z.array(z.string()) }),
  }),
  pdfOfMany: download('application/pdf', {
    method: 'GET',
    writes: 'trace',
    path: '/Sertifikat/pdf',
    access: 'certificate.export',
    summary: 'Bukti vaksinasi yang berlaku dari satu perusahaan atau faskes dalam satu PDF',
    extension: true,
    query: pdfQuery.extend({ tiket: downloadTicket }),
  }),
  pdfTicket: endpoint({
    method: 'POST',
    path: '/Sertifikat/tiketPdf',
    access: 'certificate.export',
    summary: 'Tiket sekali pakai agar browser mengunduh PDF itu, dengan jumlah bagiannya',
    extension: true,
    secret: true,
    body: z.strictObject({ kueri: pdfQuery }),
    answer: z.object({
      tiket: z.string(),
      berlakuSampai: timestamp,
      jumlah: z.int(),
      bagian: z.int(),
    }),
  }),
  history: stateHistoryCall('/Sertifikat/riwayat/{id}', 'certificate.read'),
};
