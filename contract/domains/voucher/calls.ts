import { z } from '../../core/zod.ts';
import { download, downloadTicket, endpoint } from '../../core/endpoint.ts';
import {
  id,
  idParams,
  listQuery,
  maxId,
  maxPageSize,
  page,
  managerFilter,
} from '../../core/list.ts';
import { anyOf } from '../../core/list-filter.ts';
import { expectedVersion, timestamp } from '../../core/record.ts';
import { stateHistoryCall } from '../../core/state-history.ts';
import { voucherEvents, voucherStates } from '../../states/voucher.ts';
import {
  bindExistingInput,
  bindInput,
  maxTickets,
  replacementInput,
  useInput,
  voucher,
  voucherCheck,
  voucherCode,
  voucherPeserta,
  voucherStateReason,
  voucherSummary,
  voucherTicket,
} from './record.ts';

const pageSizeOfTen = z.coerce.number<number | string>().int().min(1).max(500).default(10);

const stateFilter = anyOf(voucherStates.names);

const voucherQuery = listQuery(['id', 'validUntil', 'status'], {
  VoucherTransactionId: id.optional(),
  voucherContractId: id.optional(),
  status: stateFilter,
  ...managerFilter,
  idBHBU: id.optional(),
  /** Facility at which it is bound or was used. */
  idFaskes: id.optional(),
  /** Vouchers of a participant, or of several, separated by commas. */
  idPeserta: z
    .string()
    .max(6000)
    .transform((list): (number | string)[] => list.split(','))
    .pipe(z.array(id).max(maxPageSize))
    .optional(),
  /** Only vouchers that were issued and not cancelled, as the dashboard counts them. */
  diterbitkan: z.stringbool().optional(),
  /** Only unused vouchers that have not expired. */
  belumDipakai: z.stringbool().optional(),
  /** Only those of them that expire within this number of days. */
  kedaluwarsaDalam: z.coerce.number<number | string>().int().min(1).max(366).optional(),
}).extend({ pageSize: pageSizeOfTen });

const voucherExportQuery = voucherQuery
  .omit({ pageNumber: true, pageSize: true })
  .extend({ tiket: downloadTicket });

const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const voucherCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Voucher',
    access: 'voucher.read',
    summary:
      'Daftar voucher dalam jangkauan peran; faskes melihat yang diikat atau dipakai di sana',
    query: voucherQuery,
    answer: page(voucher),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Voucher/{id}',
    access: 'voucher.read',
    summary: 'Satu voucher',
    params: idParams,
    answer: voucher,
  }),
  getByCode: endpoint({
    method: 'GET',
    path: '/Voucher/{code}/code',
    access: 'voucher.read',
    summary: 'Satu voucher menurut kodenya; jumlah kode yang salah dibatasi',
    params: z.object({ code: voucherCode }),
    answer: voucher,
  }),
  create: endpoint({
    method: 'POST',
    path: '/Voucher',
    access: 'voucher.issue',
    summary:
      'Menerbitkan satu voucher tambahan dalam sebuah transaksi, misalnya pengganti yang hilang',
    body: replacementInput,
    status: 201,
    answer: voucher,
  }),
  print: endpoint({
    method: 'GET',
    writes: 'trace',
    path: '/Voucher/print',
    access: 'voucher.print',
    summary:
      'Isi tiket voucher aktif untuk dicetak: satu transaksi per halaman, atau beberapa voucher; tercatat di jejak audit',
    query: z.strictObject({
      VoucherTransactionId: id.optional(),
      id: z.array(id).max(maxTickets).optional(),
      pageNumber: z.coerce.number<number | string>().int().min(1).max(maxId).default(1),
      pageSize: z.coerce.number<number | string>().int().min(1).max(maxTickets).default(maxTickets),
    }),
    answer: page(voucherTicket),
  }),
  participants: endpoint({
    method: 'GET',
    path: '/Voucher/peserta/{id}',
    access: 'voucher.read',
    summary: 'Peserta yang memegang atau sudah memakai voucher satu transaksi',
    params: idParams,
    query: z.strictObject({
      pageNumber: z.coerce.number<number | string>().int().min(1).max(10_000_000).default(1),
      pageSize: pageSizeOfTen,
    }),
    answer: page(voucherPeserta),
  }),
  check: endpoint({
    method: 'GET',
    writes: 'trace',
    path: '/Voucher/checkvoucher/{code}',
    access: 'voucher.check',
    summary:
      'Memeriksa apakah sebuah kode dapat dipakai di sini; jumlah pemeriksaan dan kode yang salah dibatasi',
    params: z.object({ code: voucherCode }),
    answer: voucherCheck,
  }),
  activate: endpoint({
    method: 'PUT',
    path: '/Voucher/{id}/activate',
    access: 'voucher.issue',
    summary: 'Mengaktifkan satu voucher',
    params: idParams,
    answer: voucher,
  }),
  bind: endpoint({
    method: 'POST',
    path: '/peserta/pesertavoucher',
    access: 'voucher.bind',
    summary: 'Mengisi peserta sebuah voucher: peserta didaftarkan dan voucher terikat kepadanya',
    body: bindInput,
    status: 201,
    answer: voucher,
  }),
  bindExisting: endpoint({
    method: 'PUT',
    path: '/Voucher/{id}/peserta',
    access: 'voucher.bind',
    summary: 'Mengikat voucher kepada peserta yang sudah terdaftar',
    extension: true,
    params: idParams,
    body: bindExistingInput,
    answer: voucher,
  }),
  use: endpoint({
    method: 'PUT',
    path: '/Voucher/{id}/use',
    access: 'voucher.use',
    summary:
      'Memakai voucher tepat sekali; dengan isi `dosis` vaksinasinya dicatat dalam langkah yang sama',
    params: idParams,
    bodyIsOptional: true,
    body: useInput,
    answer: voucher,
  }),
  changeState: endpoint({
    method: 'PUT',
    path: '/Voucher/keadaan/{id}',
    access: 'voucher.changeState',
    summary: 'Membatalkan, membekukan, mencairkan atau melepas voucher, atau membalik pemakaiannya',
    extension: true,
    params: idParams,
    body: z.strictObject({
      event: z.enum(voucherEvents),
      alasan: voucherStateReason,
      version: expectedVersion,
    }),
    answer: voucher,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/Voucher/ringkasan',
    access: 'voucher.issue',
    summary: 'Jumlah voucher menurut keadaannya: perusahaan sendiri, atau semua perusahaan',
    extension: true,
    query: z.strictObject({ ...managerFilter, idBHBU: id.optional() }),
    answer: voucherSummary,
  }),
  export: download(xlsxMediaType, {
    method: 'GET',
    writes: 'trace',
    path: '/Voucher/ExportVoucher',
    access: 'voucher.export',
    summary:
      'Voucher satu transaksi, atau semua yang tersaring, sebagai spreadsheet; tercatat di jejak audit',
    query: voucherExportQuery,
  }),
  exportTicket: endpoint({
    method: 'POST',
    path: '/Voucher/tiketEkspor',
    access: 'voucher.export',
    summary: 'Tiket sekali pakai agar browser mengunduh daftar voucher',
    extension: true,
    secret: true,
    body: z.strictObject({ kueri: voucherExportQuery.omit({ tiket: true }) }),
    answer: z.object({ tiket: z.string(), berlakuSampai: timestamp }),
  }),
  history: stateHistoryCall('/Voucher/riwayat/{id}', 'voucher.read'),
};
