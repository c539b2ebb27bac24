import { z } from '../../core/zod.ts';
import {
  attachmentCalls,
  downloadCall,
  uploadLimit,
  type AttachmentSlot,
} from '../../core/attachment.ts';
import { documentCalls } from '../../core/document/calls.ts';
import { endpoint } from '../../core/endpoint.ts';
import { id, idParams, listQuery, page, managerFilter } from '../../core/list.ts';
import { amountRange, anyOf, dayRange } from '../../core/list-filter.ts';
import { expectedVersion, longText } from '../../core/record.ts';
import { stateHistoryCall } from '../../core/state-history.ts';
import { paymentStates } from '../../states/payment.ts';
import { uploadedFile } from '../../core/values/upload.ts';
import {
  allocationInput,
  newPaymentInput,
  payment,
  paymentInput,
  paymentKinds,
  paymentListItem,
  proofRule,
  refundInput,
  verifyInput,
} from './record.ts';

/** Response fields that a client may send back; the server ignores them. */
const ignoredKeys = Object.keys(payment.shape).filter(key => !(key in paymentInput.shape));

/** The proof of payment, and the proofs of refunds. */
export const paymentSlots = [
  { name: 'fileBukti', rule: proofRule, maxFiles: 1 },
  { name: 'filePengembalian', rule: proofRule, maxFiles: 10 },
] as const satisfies readonly AttachmentSlot[];

/** Events of a payment that have no call of their own. */
export const paymentEvents = [
  'discard',
  'proposeReversal',
  'approveReversal',
  'refuseReversal',
] as const;

const money = z.int().meta({ input: 'money' });

export const paymentCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Payment',
    access: 'payment.read',
    summary: 'Daftar pembayaran',
    extension: true,
    query: listQuery(
      ['tanggalBayar', 'namaBHBU', 'jumlah', 'status', 'waktuBukti', 'modifiedAt', 'menunggu'],
      {
        ...managerFilter,
        idBHBU: id.optional(),
        idInvoice: id.optional(),
        status: anyOf(paymentStates.names),
        jenis: anyOf(paymentKinds),
        tanggalBayar: dayRange(),
        jumlah: amountRange(),
        /** Only verified payments with an excess that is neither used nor refunded. */
        adaLebih: z.stringbool().optional(),
      },
    ),
    answer: page(paymentListItem).extend({
      /** Sums over all pages of the filtered list. */
      jumlah: z.object({
        /** Verified payments. */
        jumlah: money,
        /** Payments whose proof waits for verification. */
        menunggu: money,
        /** What is left of verified payments: neither used nor refunded. */
        lebih: money,
      }),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Payment/{id}',
    access: 'payment.read',
    summary: 'Satu pembayaran',
    extension: true,
    params: idParams,
    answer: payment,
  }),
  ofInvoice: endpoint({
    method: 'GET',
    path: '/Payment/getbyinvoiceid/{id}',
    access: 'payment.read',
    summary: 'Pembayaran satu invoice, juga kelebihan bayar yang dialihkan kepadanya',
    params: idParams,
    answer: z.array(payment),
  }),
  create: endpoint({
    method: 'POST',
    path: '/Payment',
    access: 'payment.create',
    summary: 'Mencatat pembayaran sebuah invoice; buktinya diunggah sesudahnya',
    ignored: ignoredKeys.filter(key => !(key in newPaymentInput.shape)),
    body: newPaymentInput,
    status: 201,
    answer: payment,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/Payment/{id}',
    access: 'payment.update',
    summary: 'Membetulkan pembayaran yang buktinya belum diunggah atau ditolak',
    extension: true,
    ignored: ignoredKeys,
    params: idParams,
    body: paymentInput,
    answer: payment,
  }),
  upload: endpoint({
    method: 'PUT',
    path: '/Payment/upload/{id}',
    access: 'payment.update',
    summary: 'Mengunggah bukti sebuah pembayaran',
    params: idParams,
    multipart: uploadLimit(proofRule),
    body: z.strictObject({ fileBukti: uploadedFile(proofRule) }),
    answer: payment,
  }),
  verify: endpoint({
    method: 'PUT',
    path: '/Payment/verify/{id}',
    access: 'payment.verify',
    summary: 'Memverifikasi pembayaran, atau menolaknya dengan alasan; bukan oleh pengunggah bukti',
    params: idParams,
    body: verifyInput,
    answer: payment,
  }),
  changeState: endpoint({
    method: 'PUT',
    path: '/Payment/keadaan/{id}',
    access: 'payment.changeState',
    summary: 'Membatalkan catatan pembayaran, atau mengusulkan dan memutuskan pembalikannya',
    extension: true,
    params: idParams,
    body: z.strictObject({
      event: z.enum(paymentEvents),
      alasan: longText(500),
      version: expectedVersion,
    }),
    answer: payment,
  }),
  allocate: endpoint({
    method: 'POST',
    path: '/Payment/alihkan/{id}',
    access: 'payment.settle',
    summary: 'Memakai kelebihan bayar untuk invoice lain dari perusahaan yang sama',
    extension: true,
    params: idParams,
    body: allocationInput,
    answer: payment,
  }),
  refund: endpoint({
    method: 'POST',
    path: '/Payment/kembalikan/{id}',
    access: 'payment.settle',
    summary: 'Mencatat pengembalian kelebihan bayar dengan buktinya',
    extension: true,
    params: idParams,
    multipart: uploadLimit(proofRule),
    body: refundInput,
    answer: payment,
  }),
  downloadProof: downloadCall({
    path: '/Payment/DownloadFileProofPayment/{id}',
    access: 'payment.read',
    summary: 'Bukti sebuah pembayaran',
    params: idParams,
  }),
  history: stateHistoryCall('/Payment/riwayat/{id}', 'payment.read'),
  ...documentCalls('/Payment', 'payment.read', 'kuitansi'),
  ...attachmentCalls('/Payment', 'payment.read', 'pembayaran'),
};
