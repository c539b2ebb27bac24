import { z } from '../../core/zod.ts';
import {
  attachmentCalls,
  downloadCall,
  uploadLimit,
  type AttachmentSlot,
} from '../../core/attachment.ts';
import { download, downloadTicket, endpoint } from '../../core/endpoint.ts';
import { id, idParams, listQuery, page, recordId, managerFilter } from '../../core/list.ts';
import { amountRange, anyOf, dayRange } from '../../core/list-filter.ts';
import { noteCalls } from '../../core/note.ts';
import { expectedVersion, longText, text, timestamp } from '../../core/record.ts';
import { stateHistoryCall } from '../../core/state-history.ts';
import { orderStates } from '../../states/order.ts';
import { documentRule, uploadedFile } from '../../core/values/upload.ts';
import { orderFacts } from './facts.ts';
import {
  amendmentInput,
  order,
  orderCalculation,
  orderInput,
  orderKinds,
  orderLine,
  orderLineInput,
  orderListItem,
  orderUpdate,
} from './record.ts';
import { settlementCalls } from './settlement.ts';
import { signatureFields } from './signature.ts';

/** Response fields that a client may send back; the server ignores them. */
const ignoredKeys = Object.keys(order.shape).filter(key => !(key in orderInput.shape));

/** The signed copies of the agreement: type 1 is the buyer's, type 2 the seller's. */
export const orderSlots = [
  { name: 'filePksBHBU', rule: documentRule, maxFiles: 1 },
  { name: 'filePksKF', rule: documentRule, maxFiles: 1 },
] as const satisfies readonly AttachmentSlot[];

/** A new day for the first payment, and why. */
export const newDeadline = z.strictObject({
  tenggat: z.iso.date().meta({ input: 'date' }),
  alasan: text(5, 500),
});

/** Events that a person triggers with at most a reason. */
export const orderEvents = [
  'approve',
  'disapprove',
  'recall',
  'accept',
  'reject',
  'acknowledge',
  'withdraw',
  'cancel',
  'failPayment',
  'close',
] as const;

const copyUpload = <
  F extends (typeof orderSlots)[number]['name'],
  X extends 'order.signForBuyer' | 'order.signForSeller',
>(
  path: string,
  field: F,
  access: X,
  summary: string,
) =>
  endpoint({
    method: 'POST',
    path,
    access,
    summary,
    params: idParams,
    multipart: uploadLimit(documentRule),
    body: z.strictObject({
      ...signatureFields,
      [field]: uploadedFile(documentRule),
    } as typeof signatureFields & Record<F, ReturnType<typeof uploadedFile>>),
    answer: order,
  });

/** Filters of the order list, its totals and its export. */
const orderFilters = {
  ...managerFilter,
  bhbuId: id.optional(),
  idFaskes: id.optional(),
  idProduk: id.optional(),
  status: anyOf(orderStates.names),
  jenis: anyOf(orderKinds),
  tanggalOrder: dayRange(),
  /** Ignored for a facility, which sees no prices. */
  totalHarga: amountRange(),
  /** Month of the order date, `YYYY-MM`. */
  bulan: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
  /** Only orders with a payment that was reversed and is still missing. */
  dibalik: z.stringbool().optional(),
  /** Only orders that are not shipped and for which the company has too few valid participants. */
  pesertaKurang: z.stringbool().optional(),
  /** Only orders that wait for the approval of the caller within their company. */
  perluSetuju: z.stringbool().optional(),
  /** Leaves out superseded versions; true unless the state is DIAMANDEMEN. */
  terbaru: z.stringbool().optional(),
};

const sortable = [
  'tanggalOrder',
  'noOrder',
  'namaBHBU',
  'status',
  'totalHarga',
  'modifiedAt',
  'menunggu',
] as const;

const orderListQuery = listQuery(sortable, orderFilters);
const orderExportQuery = orderListQuery
  .omit({ pageNumber: true, pageSize: true, sortBy: true, sortOrder: true })
  .extend({ tiket: downloadTicket });

export const orderCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Order',
    access: 'order.read',
    summary: 'Daftar pesanan',
    query: orderListQuery,
    answer: page(orderListItem).extend({
      /** Sums over all pages of the filtered list, without orders that were refused or cancelled. */
      jumlah: z.object({
        /** Orders that the sums count. */
        pesanan: z.int(),
        jumlahPeserta: z.int(),
        jumlahDosis: z.int(),
        totalHarga: z.int().meta({ input: 'money' }),
      }),
    }),
  }),
  export: download('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', {
    method: 'GET',
    writes: 'trace',
    path: '/Order/Export',
    access: 'order.export',
    summary: 'Daftar pesanan sebagai spreadsheet; pengambilannya pun tercatat',
    extension: true,
    query: orderExportQuery,
  }),
  exportTicket: endpoint({
    method: 'POST',
    path: '/Order/tiketEkspor',
    access: 'order.export',
    summary: 'Tiket sekali pakai agar browser mengunduh daftar pesanan',
    extension: true,
    secret: true,
    body: z.strictObject({ kueri: orderExportQuery.omit({ tiket: true }) }),
    answer: z.object({ tiket: z.string(), berlakuSampai: timestamp }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Order/{id}',
    access: 'order.read',
    summary: 'Satu pesanan dengan barisnya',
    params: idParams,
    answer: order,
  }),
  getWithInvoiceAccount: endpoint({
    method: 'GET',
    path: '/Order/getwithinvoiceaccount/{id}',
    access: 'order.read',
    summary: 'Satu pesanan dengan nomor akun pelanggan dari perusahaannya',
    params: idParams,
    answer: order,
  }),
  ofPks: endpoint({
    method: 'GET',
    path: '/Order/getbypksid/{id}',
    access: 'order.read',
    summary: 'Pesanan dari satu PKS',
    params: idParams,
    answer: z.array(orderListItem),
  }),
  status: endpoint({
    method: 'GET',
    path: '/OrderStatus/{id}',
    access: 'order.read',
    summary: 'Keadaan satu pesanan',
    params: idParams,
    answer: order.pick({ id: true, idOrder: true, noOrder: true, status: true, alasan: true }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/Order',
    access: 'order.create',
    summary: 'Membuat pesanan dan mengajukannya, atau menyimpannya sebagai draf',
    ignored: ignoredKeys,
    body: orderInput,
    status: 201,
    answer: order,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/Order/{id}',
    aliases: ['/Order'],
    idBodyKey: 'idOrder',
    access: 'order.update',
    summary: 'Mengubah draf pesanan; tanpa `draft` pesanan diajukan',
    ignored: ignoredKeys.filter(key => !(key in orderUpdate.shape)),
    params: idParams,
    body: orderUpdate,
    answer: order,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/Order/DeleteOrder/{id}',
    access: 'order.update',
    summary: 'Menghapus draf pesanan',
    params: idParams,
    answer: order,
  }),
  createAmandemen: endpoint({
    method: 'POST',
    path: '/Order/CreateAmandemen',
    access: 'order.amend',
    summary: 'Mengamandemen pesanan: versi baru yang diajukan atau disimpan sebagai draf',
    ignored: ignoredKeys.filter(key => !(key in amendmentInput.shape)),
    body: amendmentInput,
    status: 201,
    answer: order,
  }),
  changeState: endpoint({
    method: 'PUT',
    path: '/Order/keadaan/{id}',
    access: 'order.changeState',
    summary:
      'Menyetujui dalam perusahaan, menerima, menolak, menarik kembali, membatalkan atau menutup pesanan',
    extension: true,
    params: idParams,
    body: z.strictObject({
      event: z.enum(orderEvents),
      alasan: longText(500),
      version: expectedVersion,
    }),
    answer: order,
  }),
  adjust: endpoint({
    method: 'PUT',
    path: '/Order/sesuaikan/{id}',
    access: 'order.decide',
    summary: 'Mengurangi dosis pesanan sesuai persediaan, sekali dan dengan alasan',
    extension: true,
    params: idParams,
    body: z.strictObject({
      alasan: text(5, 500),
      baris: z.array(z.strictObject({ id: recordId, qtyDisetujui: z.int().min(0) })).min(1),
      version: expectedVersion,
    }),
    answer: order,
  }),
  availability: endpoint({
    method: 'GET',
    path: '/Order/persediaan/{id}',
    access: 'order.decide',
    summary: 'Dosis yang masih tersedia dari tiap produk sebuah pesanan',
    extension: true,
    params: idParams,
    answer: z.array(z.object({ idProduk: z.int(), tersedia: z.int() })),
  }),
  calculation: endpoint({
    method: 'GET',
    path: '/Order/hitungan/{id}',
    access: 'order.read',
    summary: 'Cara menghitung PPN, PPh dan jumlah sebuah pesanan, langkah demi langkah',
    extension: true,
    params: idParams,
    answer: orderCalculation,
  }),
  extendDeadline: endpoint({
    method: 'PUT',
    path: '/Order/tenggat/{id}',
    access: 'order.extendDeadline',
    summary: 'Menetapkan tenggat bayar baru dengan alasan',
    extension: true,
    params: idParams,
    body: newDeadline.extend({ version: expectedVersion }),
    answer: order,
  }),
  uploadBuyerCopy: copyUpload(
    '/Order/UploadFile/{id}/1',
    'filePksBHBU',
    'order.signForBuyer',
    'Mengunggah PKS (atau Lampiran III) yang ditandatangani perusahaan',
  ),
  uploadSellerCopy: copyUpload(
    '/Order/UploadFile/{id}/2',
    'filePksKF',
    'order.signForSeller',
    'Mengunggah PKS yang ditandatangani penjual',
  ),
  downloadBuyerCopy: downloadCall({
    path: '/Order/DownloadFilePKSBHBU/{id}',
    access: 'pks.read',
    summary: 'PKS yang ditandatangani perusahaan',
    params: idParams,
  }),
  downloadSellerCopy: downloadCall({
    path: '/Order/DownloadFilePKSKF/{id}',
    access: 'pks.read',
    summary: 'PKS yang ditandatangani penjual',
    params: idParams,
  }),
  facts: endpoint({
    method: 'GET',
    path: '/Order/pilihan/{id}',
    access: 'order.create',
    summary: 'Faskes, produk, layanan dan harga hari ini untuk pesanan sebuah perusahaan',
    extension: true,
    params: idParams,
    answer: orderFacts,
  }),
  ...settlementCalls,
  history: stateHistoryCall('/Order/riwayat/{id}', 'order.read'),
  // A facility sees neither the prices in the agreement nor what the parties write to each other.
  ...attachmentCalls('/Order', 'pks.read', 'pesanan'),
  ...noteCalls('/Order', 'pks.read', 'pesanan'),
};

export const orderDetailCalls = {
  ofOrder: endpoint({
    method: 'GET',
    path: '/OrderDetail/getbyorderid/{id}',
    aliases: ['/getbyorderid/{id}'],
    access: 'order.read',
    summary: 'Baris satu pesanan',
    params: idParams,
    answer: z.array(orderLine),
  }),
  ofWorkOrder: endpoint({
    method: 'GET',
    path: '/OrderDetail/getbyworkorderid/{id}',
    aliases: ['/getbyworkorderid/{id}'],
    access: 'order.read',
    summary: 'Baris pesanan dalam satu perintah kerja',
    params: idParams,
    answer: z.array(orderLine),
  }),
  add: endpoint({
    method: 'POST',
    path: '/OrderDetail/SingleAdd',
    access: 'order.update',
    summary: 'Menambah satu baris ke draf pesanan',
    body: orderLineInput.omit({ id: true }).extend({ idOrder: recordId, version: expectedVersion }),
    status: 201,
    answer: orderLine,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/OrderDetail/{id}',
    aliases: ['/OrderDetail'],
    access: 'order.update',
    summary: 'Menghapus satu baris dari draf pesanan',
    params: idParams,
    answer: orderLine,
  }),
  updatePsNumber: endpoint({
    method: 'PUT',
    path: '/OrderDetail/UpdatePSNumber/{id}',
    aliases: ['/OrderDetail/UpdatePSNumber'],
    idBodyKey: 'idDetail',
    access: 'workOrder.update',
    summary: 'Mencatat nomor surat jalan (packing slip) sebuah baris',
    ignored: ['id', 'idDetail'],
    params: idParams,
    body: z.strictObject({
      psNumber: text(3, 30).meta({ input: 'code' }),
      version: expectedVersion,
    }),
    answer: orderLine,
  }),
};
