import { z } from '../../core/zod.ts';
import {
  attachmentCalls,
  attachmentParams,
  uploadCall,
  uploadLimit,
  type AttachmentSlot,
} from '../../core/attachment.ts';
import { documentCalls } from '../../core/document/calls.ts';
import { download, downloadTicket, endpoint } from '../../core/endpoint.ts';
import { booleanOrAll, id, idParams, listQuery, page, managerFilter } from '../../core/list.ts';
import { anyOf, dayRange } from '../../core/list-filter.ts';
import { noteCalls } from '../../core/note.ts';
import { expectedVersion, longText, timestamp } from '../../core/record.ts';
import { stateHistoryCall } from '../../core/state-history.ts';
import { workOrderStates } from '../../states/work-order.ts';
import { textWithoutNik } from '../../core/values/company.ts';
import { plausibleDay } from '../../core/values/plausible-day.ts';
import {
  documentRule,
  formOverheadBytes,
  uploadedFile,
  type FileRule,
} from '../../core/values/upload.ts';
import { workOrderNeeds } from './needs.ts';
import { workOrderKinds } from './receipt.ts';
import {
  followUpInput,
  newWorkOrderInput,
  participantCheck,
  receiptInput,
  shipmentInput,
  temperatureReviewInput,
  usableBatch,
  workOrder,
  workOrderFacts,
  workOrderInput,
  workOrderListItem,
} from './record.ts';

/** Response fields that a client may send back; the server ignores them. */
const ignoredKeys = Object.keys(workOrder.shape).filter(key => !(key in workOrderInput.shape));

/** Photographs of goods as a phone takes them. */
export const photoRule: FileRule = {
  extensions: ['jpg', 'jpeg', 'png'],
  alsoAccepted: documentRule.alsoAccepted,
  maxBytes: 10_000_000,
};

/** A signature drawn on the screen. */
export const signatureRule: FileRule = { extensions: ['png'], maxBytes: 500_000 };

/** Files of a work order: the delivery note, the receipt's photographs and the signed documents. */
export const workOrderSlots = [
  { name: 'fileSuratJalan', rule: documentRule, maxFiles: 1 },
  { name: 'foto', rule: photoRule, maxFiles: 20 },
  { name: 'ttdPembeliSelisih', rule: signatureRule, maxFiles: 1 },
  { name: 'ttdDistributorSelisih', rule: signatureRule, maxFiles: 1 },
  { name: 'fileSelisih', rule: documentRule, maxFiles: 1 },
  { name: 'ttdPembeliBAST', rule: signatureRule, maxFiles: 1 },
  { name: 'ttdDistributorBAST', rule: signatureRule, maxFiles: 1 },
  { name: 'fileBAST', rule: documentRule, maxFiles: 1 },
] as const satisfies readonly AttachmentSlot[];

/** Events of a work order that a person triggers with at most a reason. */
export const workOrderEvents = [
  'issue',
  'confirm',
  'decline',
  'propose',
  'pack',
  'arrive',
  'reportDiscrepancy',
  'recount',
  'cancel',
] as const;

/**
 * Body that signs for buyer and distributor: with both signatures drawn, or with a scan of the signed
 * papers.
 */
export const signingInput = z.strictObject({
  namaPembeli: textWithoutNik(3, 100),
  jabatanPembeli: textWithoutNik(2, 100),
  namaDistributor: textWithoutNik(3, 100),
  jabatanDistributor: textWithoutNik(2, 100),
  ttdPembeli: uploadedFile(signatureRule).optional(),
  ttdDistributor: uploadedFile(signatureRule).optional(),
  berkas: uploadedFile(documentRule).optional(),
});

const stateFilter = anyOf(workOrderStates.names);

/** Filters of the list of work orders and its export. */
const workOrderListQuery = listQuery(
  [
    'tanggalKirim',
    'noWO',
    'namaBHBU',
    'namaFaskes',
    'status',
    'tanggalTiba',
    'modifiedAt',
    'menunggu',
  ],
  {
    idOrder: id.optional(),
    ...managerFilter,
    idBHBU: id.optional(),
    idFaskes: id.optional(),
    idDistributor: id.optional(),
    jenis: anyOf(workOrderKinds),
    tanggalKirim: dayRange(),
    tanggalTiba: dayRange(),
    status: stateFilter,
    menunggu: anyOf(workOrderNeeds),
    /** Only shipments that are under way or arrived and have no signed BAST yet. */
    akanDiterima: z.stringbool().optional(),
    /** Only shipments that the facility confirmed and that have not departed. */
    disiapkan: z.stringbool().optional(),
    /** Whether it arrived outside the temperature limits and the seller has not acknowledged it. */
    suhuMenunggu: booleanOrAll,
  },
);
const workOrderExportQuery = workOrderListQuery
  .omit({ pageNumber: true, pageSize: true, sortBy: true, sortOrder: true })
  .extend({ tiket: downloadTicket });

const workOrderPaper = documentCalls(
  '/WorkOrder/perintahKerja',
  'workOrder.read',
  'perintah kerja',
);
const deliveryNotePaper = documentCalls('/WorkOrder/suratJalan', 'workOrder.read', 'surat jalan');
const goodsReceiptPaper = documentCalls('/WorkOrder/bast', 'workOrder.read', 'BAST');
const discrepancyPaper = documentCalls(
  '/WorkOrder/selisih',
  'workOrder.read',
  'berita acara ketidaksesuaian',
);

export const workOrderCalls = {
  list: endpoint({
    method: 'GET',
    path: '/WorkOrder',
    access: 'workOrder.read',
    summary: 'Daftar perintah kerja',
    extension: true,
    query: workOrderListQuery,
    answer: page(workOrderListItem),
  }),
  export: download('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', {
    method: 'GET',
    writes: 'trace',
    path: '/WorkOrder/Export',
    access: 'workOrder.export',
    summary: 'Daftar perintah kerja sebagai spreadsheet; pengambilannya pun tercatat',
    extension: true,
    query: workOrderExportQuery,
  }),
  exportTicket: endpoint({
    method: 'POST',
    path: '/WorkOrder/tiketEkspor',
    access: 'workOrder.export',
    summary: 'Tiket sekali pakai agar browser mengunduh daftar perintah kerja',
    extension: true,
    secret: true,
    body: z.strictObject({ kueri: workOrderExportQuery.omit({ tiket: true }) }),
    answer: z.object({ tiket: z.string(), berlakuSampai: timestamp }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/WorkOrder/getbyid/{id}',
    access: 'workOrder.read',
    summary: 'Satu perintah kerja dengan barisnya dan penerimaannya',
    params: idParams,
    answer: workOrder,
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/WorkOrder/order/{id}',
    access: 'workOrder.read',
    summary: 'Perintah kerja satu pesanan beserta amandemennya, yang terlama lebih dulu',
    params: idParams,
    answer: z.array(workOrderListItem),
  }),
  checkParticipants: endpoint({
    method: 'GET',
    path: '/WorkOrder/cekpeserta/{id}',
    access: 'workOrder.check',
    summary: 'Peserta valid perusahaan dibandingkan dengan dosis satu pesanan',
    params: idParams,
    answer: participantCheck,
  }),
  facts: endpoint({
    method: 'GET',
    path: '/WorkOrder/pilihan/{id}',
    access: 'workOrder.create',
    summary: 'Faskes, baris dan dosis yang masih terbuka dari satu pesanan',
    extension: true,
    params: idParams,
    answer: workOrderFacts,
  }),
  batches: endpoint({
    method: 'GET',
    path: '/WorkOrder/batch/{id}',
    access: 'workOrder.create',
    summary:
      'Batch yang dapat dikirim untuk satu baris pesanan dengan sisanya, yang paling cepat kedaluwarsa lebih dulu',
    extension: true,
    params: idParams,
    query: z.strictObject({
      /** Planned day of arrival; today when omitted. */
      tanggalTiba: plausibleDay.optional(),
      /** The work order whose own doses count as left. */
      idWorkOrder: id.optional(),
    }),
    answer: z.array(usableBatch),
  }),
  create: endpoint({
    method: 'POST',
    path: '/WorkOrder/CreatePerintahKerja',
    access: 'workOrder.create',
    summary: 'Menyusun perintah kerja pengiriman ke satu faskes, dari pesanan yang lunas',
    ignored: ignoredKeys.filter(key => !(key in newWorkOrderInput.shape)),
    body: newWorkOrderInput,
    status: 201,
    answer: workOrder,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/WorkOrder/updateworkorder/{id}',
    aliases: ['/WorkOrder/updateworkorder'],
    idBodyKey: 'idWorkOrder',
    access: 'workOrder.update',
    summary:
      'Mengubah perintah kerja sebelum dikemas; sesudah terbit, dosis tiap baris pesanan tetap',
    ignored: ignoredKeys,
    params: idParams,
    body: workOrderInput,
    answer: workOrder,
  }),
  changeState: endpoint({
    method: 'PUT',
    path: '/WorkOrder/keadaan/{id}',
    access: 'workOrder.changeState',
    summary:
      'Menerbitkan, mengonfirmasi atau menolak, mengemas, mencatat kedatangan atau selisih, atau membatalkan',
    extension: true,
    params: idParams,
    body: z.strictObject({
      event: z.enum(workOrderEvents),
      /**
       * Required for a cancellation, a recount, a facility that cannot receive or proposes a day, and
       * an issue with too few participants.
       */
      alasan: longText(500),
      /** Why a batch is shipped while one that expires earlier is free; for an issue and for packing. */
      alasanBatch: longText(500),
      /** The day of arrival that the facility proposes. */
      tanggalTiba: plausibleDay.optional(),
      /** When the shipment arrived; now when omitted. */
      waktuTiba: timestamp.optional(),
      version: expectedVersion,
    }),
    answer: workOrder,
  }),
  ship: endpoint({
    method: 'PUT',
    path: '/WorkOrder/kirim/{id}',
    access: 'workOrder.update',
    summary: 'Mencatat keberangkatan dengan suhu muat, kurir dan kendaraan',
    extension: true,
    params: idParams,
    body: shipmentInput,
    answer: workOrder,
  }),
  uploadDeliveryNote: uploadCall({
    path: '/WorkOrder/suratjalan/{id}',
    access: 'workOrder.update',
    summary: 'Mengunggah surat jalan',
    extension: true,
    params: idParams,
    field: 'fileSuratJalan',
    rule: documentRule,
    answer: workOrder,
  }),
  saveReceipt: endpoint({
    method: 'PUT',
    path: '/WorkOrder/penerimaan/{id}',
    access: 'workOrder.receive',
    summary: 'Menyimpan hitungan jumlah, kondisi dan suhu kiriman yang sudah tiba',
    extension: true,
    params: idParams,
    body: receiptInput,
    answer: workOrder,
  }),
  addPhoto: endpoint({
    method: 'POST',
    path: '/WorkOrder/foto/{id}',
    access: 'workOrder.receive',
    summary: 'Menambah satu foto penerimaan, dapat dengan baris yang difoto',
    extension: true,
    params: idParams,
    multipart: uploadLimit(photoRule),
    body: z.strictObject({ foto: uploadedFile(photoRule), idBaris: id.optional() }),
    answer: workOrder,
  }),
  removePhoto: endpoint({
    method: 'DELETE',
    path: '/WorkOrder/foto/{id}',
    access: 'workOrder.receive',
    summary: 'Menghapus satu foto penerimaan sebelum BAST ditandatangani',
    extension: true,
    params: attachmentParams,
    answer: workOrder,
  }),
  reviewTemperature: endpoint({
    method: 'PUT',
    path: '/WorkOrder/suhu/{id}',
    access: 'workOrder.reviewTemperature',
    summary: 'Menanggapi kiriman yang tiba di luar batas suhunya',
    extension: true,
    params: idParams,
    body: temperatureReviewInput,
    answer: workOrder,
  }),
  sign: endpoint({
    method: 'POST',
    path: '/WorkOrder/bast/{id}',
    access: 'workOrder.receive',
    summary:
      'Menandatangani BAST, dan berita acara ketidaksesuaian bila ada selisih, oleh pembeli dan distributor; sesudahnya tidak ada pengembalian',
    extension: true,
    params: idParams,
    multipart: {
      maxBytes: 2 * signatureRule.maxBytes + documentRule.maxBytes + formOverheadBytes,
    },
    body: signingInput,
    answer: workOrder,
  }),
  followUp: endpoint({
    method: 'POST',
    path: '/WorkOrder/tindaklanjut/{id}',
    access: 'workOrder.followUp',
    summary: 'Menyusun perintah kerja untuk kekurangan, kelebihan atau penggantian',
    extension: true,
    params: idParams,
    body: followUpInput,
    status: 201,
    answer: workOrder,
  }),
  history: stateHistoryCall('/WorkOrder/riwayat/{id}', 'workOrder.read'),
  printedOrder: workOrderPaper.printed,
  orderPdf: workOrderPaper.pdf,
  sendOrder: workOrderPaper.send,
  printedDeliveryNote: deliveryNotePaper.printed,
  deliveryNotePdf: deliveryNotePaper.pdf,
  sendDeliveryNote: deliveryNotePaper.send,
  printedBast: goodsReceiptPaper.printed,
  bastPdf: goodsReceiptPaper.pdf,
  sendBast: goodsReceiptPaper.send,
  printedDiscrepancy: discrepancyPaper.printed,
  discrepancyPdf: discrepancyPaper.pdf,
  sendDiscrepancy: discrepancyPaper.send,
  ...attachmentCalls('/WorkOrder', 'workOrder.read', 'perintah kerja'),
  ...noteCalls('/WorkOrder', 'workOrder.read', 'perintah kerja'),
};
