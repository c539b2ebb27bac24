import { z } from '../../core/zod.ts';
import {
  attachmentCalls,
  downloadCall,
  uploadCall,
  type AttachmentSlot,
} from '../../core/attachment.ts';
import { documentCalls } from '../../core/document/calls.ts';
import { download, downloadTicket, endpoint } from '../../core/endpoint.ts';
import { id, idParams, listQuery, page, recordId, managerFilter } from '../../core/list.ts';
import { amountRange, anyOf, dayRange } from '../../core/list-filter.ts';
import { noteCalls } from '../../core/note.ts';
import { expectedVersion, longText, timestamp } from '../../core/record.ts';
import { stateHistoryCall } from '../../core/state-history.ts';
import { invoiceStates } from '../../states/invoice.ts';
import { documentRule } from '../../core/values/upload.ts';
import {
  ageBuckets,
  ageingRow,
  invoice,
  invoiceCalculation,
  invoiceInput,
  invoiceListItem,
  invoiceTerms,
  moneyOverviewRow,
  newInvoiceInput,
  nextInvoice,
  writeOffInput,
} from './record.ts';
import { invoiceNeeds } from './needs.ts';
import { withholdingFile, withholdingInput } from './withholding.ts';

/** Response fields that a client may send back; the server ignores them. */
const ignoredKeys = Object.keys(invoice.shape).filter(key => !(key in invoiceInput.shape));

/** The stamped invoice, and the tax invoice (faktur pajak). */
export const invoiceSlots = [
  { name: 'fileInvoice', rule: documentRule, maxFiles: 1 },
  { name: 'fileFakturPajak', rule: documentRule, maxFiles: 1 },
] as const satisfies readonly AttachmentSlot[];

/** Events of an invoice that a person triggers. */
export const invoiceEvents = ['issue', 'cancel'] as const;

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Filters of the invoice list, its totals and its export. */
const invoiceFilters = {
  ...managerFilter,
  idBHBU: id.optional(),
  idOrder: id.optional(),
  status: anyOf(invoiceStates.names),
  termin: anyOf(invoiceTerms),
  /** Month of issue, `YYYY-MM`. */
  bulan: month.optional(),
  /** Issued invoices that are not paid, by the days since their due date. */
  umur: anyOf(ageBuckets),
  menunggu: anyOf(invoiceNeeds),
  tanggalInvoice: dayRange(),
  /** Last day of payment. */
  jatuhTempo: dayRange(),
  nilaiTagihan: amountRange(),
  /** Only issued invoices that are not paid. */
  belumLunas: z.stringbool().optional(),
};

const invoiceListQuery = listQuery(
  [
    'tanggalInvoice',
    'noInvoice',
    'namaBHBU',
    'status',
    'jatuhTempo',
    'total',
    'sisa',
    'modifiedAt',
    'menunggu',
  ],
  invoiceFilters,
);
const invoiceExportQuery = invoiceListQuery
  .omit({ pageNumber: true, pageSize: true, sortBy: true, sortOrder: true })
  .extend({ tiket: downloadTicket });

const overviewQuery = listQuery(['bulan', 'namaBHBU', 'selisih'], {
  idBHBU: id.optional(),
  /** First and last month, `YYYY-MM`; this year when omitted. */
  dari: month.optional(),
  sampai: month.optional(),
});
const overviewExportQuery = overviewQuery
  .omit({ pageNumber: true, pageSize: true, sortBy: true, sortOrder: true })
  .extend({ tiket: downloadTicket });

const ageingQuery = listQuery(['sisa', 'namaBHBU'], { ...managerFilter, idBHBU: id.optional() });
const ageingExportQuery = ageingQuery
  .omit({ pageNumber: true, pageSize: true, sortBy: true, sortOrder: true })
  .extend({ tiket: downloadTicket });

const money = z.int().meta({ input: 'money' });
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const issuedTicket = z.object({ tiket: z.string(), berlakuSampai: timestamp });

export const invoiceCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Invoice',
    access: 'invoice.read',
    summary: 'Daftar invoice',
    extension: true,
    query: invoiceListQuery,
    answer: page(invoiceListItem).extend({
      /** Sums over all pages of the filtered list. */
      jumlah: z.object({ nilaiTagihan: money, dikredit: money, dibayar: money, sisa: money }),
    }),
  }),
  export: download(spreadsheet, {
    method: 'GET',
    writes: 'trace',
    path: '/Invoice/Export',
    access: 'invoice.export',
    summary: 'Daftar invoice sebagai spreadsheet; pengambilannya pun tercatat',
    extension: true,
    query: invoiceExportQuery,
  }),
  exportTicket: endpoint({
    method: 'POST',
    path: '/Invoice/tiketEkspor',
    access: 'invoice.export',
    summary: 'Tiket sekali pakai agar browser mengunduh daftar invoice',
    extension: true,
    secret: true,
    body: z.strictObject({ kueri: invoiceExportQuery.omit({ tiket: true }) }),
    answer: issuedTicket,
  }),
  overview: endpoint({
    method: 'GET',
    path: '/Invoice/ringkasan',
    access: 'invoice.readAll',
    summary: 'Yang akan ditagih, diterbitkan, jatuh tempo dan dibayar, per bulan dan perusahaan',
    extension: true,
    query: overviewQuery,
    answer: page(moneyOverviewRow).extend({
      /** Sums over all pages. */
      jumlah: moneyOverviewRow.omit({ bulan: true, idBHBU: true, namaBHBU: true }),
    }),
  }),
  exportOverview: download(spreadsheet, {
    method: 'GET',
    writes: 'trace',
    path: '/Invoice/ringkasan/Export',
    access: 'invoice.readAll',
    summary: 'Ringkasan uang sebagai spreadsheet; pengambilannya pun tercatat',
    extension: true,
    query: overviewExportQuery,
  }),
  overviewTicket: endpoint({
    method: 'POST',
    path: '/Invoice/ringkasan/tiketEkspor',
    access: 'invoice.readAll',
    summary: 'Tiket sekali pakai agar browser mengunduh ringkasan uang',
    extension: true,
    secret: true,
    body: z.strictObject({ kueri: overviewExportQuery.omit({ tiket: true }) }),
    answer: issuedTicket,
  }),
  ageing: endpoint({
    method: 'GET',
    path: '/Invoice/umurPiutang',
    access: 'invoice.readAll',
    summary: 'Sisa invoice yang belum lunas per perusahaan, menurut hari sejak jatuh tempo',
    extension: true,
    query: ageingQuery,
    answer: page(ageingRow).extend({
      /** Sums over all pages. */
      jumlah: ageingRow.pick({ umur: true, sisa: true }),
    }),
  }),
  exportAgeing: download(spreadsheet, {
    method: 'GET',
    writes: 'trace',
    path: '/Invoice/umurPiutang/Export',
    access: 'invoice.readAll',
    summary: 'Umur piutang sebagai spreadsheet; pengambilannya pun tercatat',
    extension: true,
    query: ageingExportQuery,
  }),
  ageingTicket: endpoint({
    method: 'POST',
    path: '/Invoice/umurPiutang/tiketEkspor',
    access: 'invoice.readAll',
    summary: 'Tiket sekali pakai agar browser mengunduh umur piutang',
    extension: true,
    secret: true,
    body: z.strictObject({ kueri: ageingExportQuery.omit({ tiket: true }) }),
    answer: issuedTicket,
  }),
  get: endpoint({
    method: 'GET',
    path: '/Invoice/getbyid/{id}',
    access: 'invoice.read',
    summary: 'Satu invoice dengan barisnya',
    params: idParams,
    answer: invoice,
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/Invoice/getbyorderid/{id}',
    access: 'invoice.read',
    summary: 'Invoice dari satu pesanan beserta amandemennya, yang terlama lebih dulu',
    params: idParams,
    answer: z.array(invoiceListItem),
  }),
  next: endpoint({
    method: 'GET',
    path: '/Invoice/berikutnya/{id}',
    access: 'invoice.create',
    summary: 'Invoice berikutnya dari satu pesanan: termin, jumlah dan jatuh tempo',
    extension: true,
    params: idParams,
    answer: nextInvoice,
  }),
  create: endpoint({
    method: 'POST',
    path: '/Invoice',
    access: 'invoice.create',
    summary: 'Menyusun draf invoice berikutnya dari satu pesanan',
    ignored: ignoredKeys.filter(key => !(key in newInvoiceInput.shape)),
    body: newInvoiceInput,
    status: 201,
    answer: invoice,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/Invoice/{id}',
    aliases: ['/Invoice'],
    idBodyKey: 'idInvoice',
    access: 'invoice.update',
    summary: 'Mengubah draf invoice, atau nomor dan kode faktur pajak invoice yang sudah terbit',
    ignored: ignoredKeys,
    params: idParams,
    body: invoiceInput,
    answer: invoice,
  }),
  generate: endpoint({
    method: 'POST',
    path: '/Invoice/generateinvoice',
    access: 'invoice.issue',
    summary:
      'Menerbitkan invoice berikutnya dari satu pesanan: memberi nomor dan membekukan isinya',
    body: z.strictObject({ idOrder: recordId, version: expectedVersion }),
    status: 201,
    answer: invoice,
  }),
  changeState: endpoint({
    method: 'PUT',
    path: '/Invoice/keadaan/{id}',
    access: 'invoice.issue',
    summary: 'Menerbitkan draf invoice, atau membatalkan invoice yang belum dibayar',
    extension: true,
    params: idParams,
    body: z.strictObject({
      event: z.enum(invoiceEvents),
      alasan: longText(500),
      version: expectedVersion,
    }),
    answer: invoice,
  }),
  writeOff: endpoint({
    method: 'PUT',
    path: '/Invoice/penghapusan/{id}',
    access: 'payment.settle',
    summary: 'Menghapus kekurangan bayar sampai Rp10.000 (biaya bank) dengan alasan',
    extension: true,
    params: idParams,
    body: writeOffInput,
    answer: invoice,
  }),
  withholding: endpoint({
    method: 'POST',
    path: '/Invoice/buktiPotong/{id}',
    access: 'payment.create',
    summary: 'Bukti potong PPh sebuah invoice sebagai XML BpuBulk, yang diimpor pembeli ke Coretax',
    extension: true,
    params: idParams,
    body: withholdingInput,
    answer: withholdingFile,
  }),
  calculation: endpoint({
    method: 'GET',
    path: '/Invoice/hitungan/{id}',
    access: 'invoice.read',
    summary: 'Cara menghitung baris, PPN, PPh dan jumlah sebuah invoice, langkah demi langkah',
    extension: true,
    params: idParams,
    answer: invoiceCalculation,
  }),
  uploadInvoice: uploadCall({
    path: '/Invoice/uploadInvoice/{id}',
    access: 'invoice.update',
    summary: 'Mengunggah invoice yang distempel',
    params: idParams,
    field: 'fileInvoice',
    rule: documentRule,
    answer: invoice,
  }),
  uploadFakturPajak: uploadCall({
    path: '/Invoice/uploadFakturPajak/{id}',
    access: 'invoice.update',
    summary: 'Mengunggah faktur pajak sebuah invoice',
    extension: true,
    params: idParams,
    field: 'fileFakturPajak',
    rule: documentRule,
    answer: invoice,
  }),
  downloadInvoice: downloadCall({
    path: '/Invoice/DownloadFileInvoice/{id}',
    access: 'invoice.read',
    summary: 'Invoice yang distempel',
    params: idParams,
  }),
  history: stateHistoryCall('/Invoice/riwayat/{id}', 'invoice.read'),
  ...documentCalls('/Invoice', 'invoice.read', 'invoice'),
  ...attachmentCalls('/Invoice', 'invoice.read', 'invoice'),
  ...noteCalls('/Invoice', 'invoice.read', 'invoice'),
};
