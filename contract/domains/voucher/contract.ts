import { enteredValue } from '../../core/values/entered.ts';
import { z } from '../../core/zod.ts';
import { endpoint } from '../../core/endpoint.ts';
import {
  choice,
  choiceQuery,
  id,
  idParams,
  listQuery,
  page,
  recordId,
  managerFilter,
} from '../../core/list.ts';
import { anyOf } from '../../core/list-filter.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { expectedVersion, longText, recordFields, text, timestamp } from '../../core/record.ts';
import { stateHistoryCall, stateReason } from '../../core/state-history.ts';
import { voucherContractEvents, voucherContractStates } from '../../states/voucher.ts';
import { maxAmount } from '../../core/values/rupiah.ts';
import { normalizeCode, prefixPattern } from './code.ts';

/** Who may hold a voucher: employees of the company only, or anyone. */
export const voucherRecipients = ['KARYAWAN', 'UMUM'] as const;

/** Limits of one contract. */
export const maxQuota = 1_000_000;

const day = z.iso.date().meta({ input: 'date' });
const money = z.int().meta({ input: 'money' });

const prefix = enteredValue()
  .max(8)
  .transform(normalizeCode)
  .refine(value => prefixPattern.test(value), issueMessage('voucher.prefix'))
  .meta({ input: 'code' });

/** Editable fields of a voucher contract. An active one keeps its company, product and rules. */
export const voucherContractFields = {
  idBHBU: recordId.meta({ input: 'lookup:bhbu' }),
  judul: text(3, 120),
  /** First and last day on which vouchers can be used. */
  tanggalMulai: day,
  tanggalSelesai: day,
  /** A paid invoice or an active agreement of the company; one of both is required. */
  idInvoice: recordId.nullish().meta({ input: 'lookup:invoice' }),
  idPKS: recordId.nullish().meta({ input: 'lookup:pks' }),
  productId: recordId.meta({ input: 'lookup:product' }),
  serviceId: recordId.nullish().meta({ input: 'lookup:service' }),
  kuotaVoucher: z.int().min(1).max(maxQuota),
  /** What a voucher is worth, for the ticket and the reports. */
  nilaiPerVoucher: z.int().min(0).max(maxAmount).nullish().meta({ input: 'money' }),
  /** Doses that a voucher pays; it is used up with the first one. */
  dosisPerVoucher: z.int().min(1).max(5).default(1),
  jenisPenerima: z.enum(voucherRecipients).default('KARYAWAN'),
  prefixKode: prefix,
  /** Days that a voucher is valid after its issue, at most until the contract's last day. */
  masaBerlakuHari: z.int().min(1).max(3660).default(90),
  /** Vouchers of the contract that one person may hold or have used. */
  perNikMaks: z.int().min(1).max(10).default(1),
  /** Facilities that accept the vouchers; empty for all active ones. */
  faskesDiizinkan: z.array(id).max(200).default([]),
  catatan: longText(500),
};

/** Body that drafts or updates a voucher contract. */
export const voucherContractInput = z.strictObject({
  ...voucherContractFields,
  version: expectedVersion,
});
export type VoucherContractInput = z.output<typeof voucherContractInput>;

/** A row of the list. */
export const voucherContract = z.object({
  id: z.int(),
  /** Drawn when the contract is activated. */
  noKontrak: z.string().nullable(),
  idBHBU: z.int(),
  namaBHBU: z.string(),
  judul: z.string(),
  tanggalMulai: day,
  tanggalSelesai: day,
  idInvoice: z.int().nullable(),
  noInvoice: z.string().nullable(),
  idPKS: z.int().nullable(),
  noPKS: z.string().nullable(),
  /** First version of the order that the invoice or agreement belongs to. */
  idRoot: z.int(),
  noOrder: z.string().nullable(),
  productId: z.int(),
  namaProduk: z.string(),
  serviceId: z.int().nullable(),
  namaLayanan: z.string().nullable(),
  kuotaVoucher: z.int(),
  nilaiPerVoucher: money.nullable(),
  dosisPerVoucher: z.int(),
  jenisPenerima: z.enum(voucherRecipients),
  prefixKode: z.string(),
  masaBerlakuHari: z.int(),
  perNikMaks: z.int(),
  faskesDiizinkan: z.array(z.int()),
  namaFaskesDiizinkan: z.array(z.string()),
  catatan: z.string().nullable(),
  status: z.enum(voucherContractStates.names),
  ...stateReason,
  /** Vouchers issued and not voided; those of them used; and what may still be issued. */
  diterbitkan: z.int(),
  dipakai: z.int(),
  sisa: z.int(),
  alasanBatal: z.string().nullable(),
  /** Why its vouchers cannot be issued or used now, such as a suspended agreement. */
  halangan: z.string().nullable(),
  ...recordFields,
});
export type VoucherContract = z.infer<typeof voucherContract>;

/** Kinds of quota entries: the quota granted or changed, vouchers issued, and vouchers voided. */
export const quotaEntryKinds = ['KUOTA', 'TERBIT', 'KEMBALI'] as const;

/** An entry of the quota ledger; entries are never changed or deleted. */
export const quotaEntry = z.object({
  id: z.int(),
  jenis: z.enum(quotaEntryKinds),
  /** Signed change of what may still be issued. */
  jumlah: z.int(),
  VoucherTransactionId: z.int().nullable(),
  noTransaksi: z.string().nullable(),
  waktu: timestamp,
  oleh: z.string().nullable(),
  alasan: z.string().nullable(),
});
export type QuotaEntry = z.infer<typeof quotaEntry>;

/** Response fields that a client may send back; the server ignores them. */
const ignoredKeys = Object.keys(voucherContract.shape).filter(
  key => !(key in voucherContractInput.shape),
);

const stateFilter = anyOf(voucherContractStates.names);

export const voucherContractCalls = {
  list: endpoint({
    method: 'GET',
    path: '/VoucherContract',
    access: 'voucherContract.read',
    summary: 'Daftar kontrak voucher',
    query: listQuery(
      ['createdAt', 'judul', 'namaBHBU', 'tanggalSelesai', 'sisa', 'status', 'modifiedAt'],
      { ...managerFilter, idBHBU: id.optional(), status: stateFilter, idRoot: id.optional() },
    ).extend({
      pageSize: z.coerce.number<number | string>().int().min(1).max(500).default(10),
    }),
    answer: page(voucherContract).extend({
      /** Sums over all pages of the filtered list. */
      jumlah: z.object({ sisa: z.int() }),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/VoucherContract/GetById/{id}',
    access: 'voucherContract.read',
    summary: 'Satu kontrak voucher',
    params: idParams,
    answer: voucherContract,
  }),
  choices: endpoint({
    method: 'GET',
    path: '/VoucherContract/pilihan',
    access: 'voucherContract.read',
    summary: 'Kontrak aktif yang kuotanya masih tersisa, untuk penerbitan voucher',
    extension: true,
    query: choiceQuery,
    answer: z.array(choice),
  }),
  create: endpoint({
    method: 'POST',
    path: '/VoucherContract',
    access: 'voucherContract.create',
    summary: 'Membuat rancangan kontrak voucher',
    ignored: ignoredKeys,
    body: voucherContractInput,
    status: 201,
    answer: voucherContract,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/VoucherContract/{id}',
    aliases: ['/VoucherContract'],
    idBodyKey: 'id',
    access: 'voucherContract.update',
    summary:
      'Mengubah kontrak voucher; yang sudah aktif hanya judul, kuota, hari terakhir, faskes, dan catatannya',
    ignored: ignoredKeys,
    params: idParams,
    body: voucherContractInput,
    answer: voucherContract,
  }),
  changeState: endpoint({
    method: 'PUT',
    path: '/VoucherContract/keadaan/{id}',
    access: 'voucherContract.changeState',
    summary: 'Mengaktifkan kontrak voucher yang sudah dibayar, atau membatalkannya',
    extension: true,
    params: idParams,
    body: z.strictObject({
      event: z.enum(voucherContractEvents),
      alasan: longText(500),
      version: expectedVersion,
    }),
    answer: voucherContract,
  }),
  quota: endpoint({
    method: 'GET',
    path: '/VoucherContract/kuota/{id}',
    access: 'voucherContract.read',
    summary: 'Buku kuota satu kontrak: kuota, penerbitan, dan pengembalian, yang terbaru dahulu',
    extension: true,
    params: idParams,
    answer: z.array(quotaEntry),
  }),
  history: stateHistoryCall('/VoucherContract/riwayat/{id}', 'voucherContract.read'),
};
