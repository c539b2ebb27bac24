import { enteredEmail } from '../../core/values/entered.ts';
import { z } from '../../core/zod.ts';
import { endpoint } from '../../core/endpoint.ts';
import { id, idParams, listQuery, page, recordId, managerFilter } from '../../core/list.ts';
import { anyOf } from '../../core/list-filter.ts';
import { issueMessage } from '../../core/messages/message.ts';
import {
  expectedVersion,
  longText,
  mobilePhone,
  optionalText,
  recordFields,
  text,
  timestamp,
} from '../../core/record.ts';
import { voucherTransactionEvents, voucherTransactionStates } from '../../states/voucher.ts';
import { containsNik } from '../../core/values/nik.ts';

/** How the codes of a transaction reach their recipients. */
export const deliveryMethods = ['CETAK', 'EMAIL', 'WA_LINK'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

/** Vouchers that one call issues at most. */
export const maxVouchersPerTransaction = 100_000;

/** Recipients that one call sends tickets to at most. */
export const maxRecipientsPerCall = 500;

const day = z.iso.date().meta({ input: 'date' });

/** Fields of a transaction that can be changed after its issue. */
const changeableFields = {
  keterangan: optionalText(200),
  metodeKirim: z.enum(deliveryMethods).default('CETAK'),
};

/** Body that issues a transaction of vouchers. */
export const newVoucherTransactionInput = z.strictObject({
  voucherContractId: recordId.meta({ input: 'lookup:voucherContract' }),
  jumlah: z.int().min(1).max(maxVouchersPerTransaction),
  /** Last day of use; what the contract's validity in days gives when omitted. */
  validUntil: day.nullish(),
  ...changeableFields,
});

/** Body that changes a transaction; its vouchers are valid until the new day. */
export const voucherTransactionInput = z.strictObject({
  validUntil: day,
  ...changeableFields,
  version: expectedVersion,
});

/** A transaction of vouchers, with the number of its vouchers in each state. */
export const voucherTransaction = z.object({
  id: z.int(),
  noTransaksi: z.string(),
  voucherContractId: z.int(),
  noKontrak: z.string().nullable(),
  judulKontrak: z.string(),
  idBHBU: z.int(),
  /** The company's name when the transaction was issued, which its tickets show. */
  bhbuName: z.string(),
  namaProduk: z.string(),
  /** Day of the issue in Jakarta. */
  tanggal: day,
  jumlah: z.int(),
  validUntil: day,
  keterangan: z.string().nullable(),
  metodeKirim: z.enum(deliveryMethods),
  status: z.enum(voucherTransactionStates),
  baru: z.int(),
  aktif: z.int(),
  terikat: z.int(),
  terpakai: z.int(),
  dibatalkan: z.int(),
  kedaluwarsa: z.int(),
  dibekukan: z.int(),
  activatedAt: timestamp.nullable(),
  activatedBy: z.string().nullable(),
  /** Recipients to whom tickets are sent. */
  penerima: z.int(),
  /** Why its vouchers cannot be activated or used now. */
  halangan: z.string().nullable(),
  ...recordFields,
});
export type VoucherTransaction = z.infer<typeof voucherTransaction>;

/** A name as a mail prints it: no address of a page, and no identity number. */
const recipientName = text(1, 100)
  .regex(/^[\p{L}\p{M}\p{N} .,'’()&-]*$/u, issueMessage('voucher.recipientName'))
  .refine(value => !/www\./i.test(value), issueMessage('voucher.recipientName'))
  .refine(value => !containsNik(value), issueMessage('input.identityNumber'));

/** A person who gets a ticket. */
export const newRecipient = z.strictObject({
  nama: recipientName,
  email: enteredEmail().nullish(),
  noHP: mobilePhone.nullish(),
});
export type NewRecipient = z.output<typeof newRecipient>;

/** Delivery of a ticket; a mail that cannot be sent is held for an administrator. */
export const deliveryStates = ['BELUM', 'ANTRE', 'TERKIRIM', 'GAGAL', 'DITAHAN'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** A recipient with the voucher whose ticket was sent. */
export const recipient = z.object({
  id: z.int(),
  idVoucher: z.int(),
  code: z.string(),
  nama: z.string(),
  email: z.string().nullable(),
  noHP: z.string().nullable(),
  metode: z.enum(['EMAIL', 'WA_LINK']),
  status: z.enum(deliveryStates),
  waktuKirim: timestamp.nullable(),
  /** Why the mail could not be delivered. */
  alasanGagal: z.string().nullable(),
  /** Text of the WhatsApp message; null for a mail, and for a voucher that can no longer be used. */
  teks: z.string().nullable(),
});
export type Recipient = z.infer<typeof recipient>;

/** Response fields that a client may send back; the server ignores them. */
const ignoredKeys = Object.keys(voucherTransaction.shape);
const ignoredIn = (schema: z.ZodObject): string[] =>
  ignoredKeys.filter(key => !(key in schema.shape));

const transactionQuery = listQuery(
  ['tanggal', 'noTransaksi', 'bhbuName', 'jumlah', 'validUntil', 'status', 'modifiedAt'],
  {
    ...managerFilter,
    idBHBU: id.optional(),
    voucherContractId: id.optional(),
    status: anyOf(voucherTransactionStates),
    /** Only transactions with vouchers that expire within this number of days. */
    kedaluwarsaDalam: z.coerce.number<number | string>().int().min(1).max(366).optional(),
    /** Only transactions with unused vouchers that have not expired. */
    belumDipakai: z.stringbool().optional(),
    /** Only transactions with vouchers that wait for their activation. */
    belumAktif: z.stringbool().optional(),
    /** Only transactions with tickets whose mail was not delivered. */
    tiketGagal: z.stringbool().optional(),
  },
).extend({
  pageSize: z.coerce.number<number | string>().int().min(1).max(500).default(10),
});

export const voucherTransactionCalls = {
  list: endpoint({
    method: 'GET',
    path: '/VoucherTransaction',
    access: 'voucher.readAll',
    summary: 'Daftar transaksi voucher semua perusahaan',
    query: transactionQuery,
    answer: page(voucherTransaction),
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/VoucherTransaction/getByIdBHBU',
    access: 'voucher.issue',
    summary: 'Daftar transaksi voucher perusahaan sendiri',
    query: transactionQuery,
    answer: page(voucherTransaction),
  }),
  get: endpoint({
    method: 'GET',
    path: '/VoucherTransaction/{id}',
    access: 'voucher.issue',
    summary: 'Satu transaksi voucher dengan jumlah vouchernya per keadaan',
    extension: true,
    params: idParams,
    answer: voucherTransaction,
  }),
  create: endpoint({
    method: 'POST',
    path: '/VoucherTransaction',
    access: 'voucher.issue',
    summary: 'Menerbitkan satu transaksi voucher dalam kuota kontraknya',
    ignored: ignoredIn(newVoucherTransactionInput),
    body: newVoucherTransactionInput,
    status: 201,
    answer: voucherTransaction,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/VoucherTransaction/{id}',
    access: 'voucher.issue',
    summary: 'Mengubah keterangan, cara kirim, dan hari terakhir satu transaksi voucher',
    extension: true,
    ignored: ignoredIn(voucherTransactionInput),
    params: idParams,
    body: voucherTransactionInput,
    answer: voucherTransaction,
  }),
  changeState: endpoint({
    method: 'PUT',
    path: '/VoucherTransaction/keadaan/{id}',
    access: 'voucher.issue',
    summary: 'Mengaktifkan semua voucher baru satu transaksi, atau membatalkan yang belum dipegang',
    extension: true,
    params: idParams,
    body: z.strictObject({
      event: z.enum(voucherTransactionEvents),
      alasan: longText(500),
      version: expectedVersion,
    }),
    answer: voucherTransaction,
  }),
  recipients: endpoint({
    method: 'GET',
    path: '/VoucherTransaction/penerima/{id}',
    access: 'voucher.issue',
    summary: 'Penerima tiket satu transaksi, dan apakah tiketnya terkirim',
    extension: true,
    params: idParams,
    query: listQuery(['nama', 'status'], {
      status: anyOf(deliveryStates),
    }),
    answer: page(recipient).extend({
      /** Number of recipients by delivery, over all pages. */
      hitungan: z.record(z.enum(deliveryStates), z.int()),
      /** Active vouchers that have no recipient yet. */
      bebas: z.int(),
    }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/VoucherTransaction/penerima/{id}',
    access: 'voucher.issue',
    summary: 'Memberi setiap penerima satu voucher aktif, dan mengirim tiketnya',
    extension: true,
    params: idParams,
    body: z.strictObject({
      metode: z.enum(['EMAIL', 'WA_LINK']),
      penerima: z.array(newRecipient).min(1).max(maxRecipientsPerCall),
    }),
    status: 201,
    answer: z.object({ ditambahkan: z.int() }),
  }),
  resend: endpoint({
    method: 'POST',
    path: '/VoucherTransaction/kirimUlang/{id}',
    access: 'voucher.issue',
    summary: 'Mengirim ulang tiket yang gagal dengan alamat yang sudah dibetulkan',
    extension: true,
    params: idParams,
    body: z.strictObject({ idPenerima: recordId, email: enteredEmail() }),
    answer: recipient,
  }),
  markSent: endpoint({
    method: 'PUT',
    path: '/VoucherTransaction/terkirim/{id}',
    access: 'voucher.issue',
    summary: 'Mencatat bahwa tiket seorang penerima dikirim lewat WhatsApp',
    extension: true,
    params: idParams,
    body: z.strictObject({ idPenerima: recordId }),
    answer: recipient,
  }),
};
