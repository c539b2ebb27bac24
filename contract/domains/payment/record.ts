import { stateReason } from '../../core/state-history.ts';
import { z } from '../../core/zod.ts';
import { recordId } from '../../core/list.ts';
import { issueMessage } from '../../core/messages/message.ts';
import {
  expectedVersion,
  longText,
  optionalText,
  recordFields,
  text,
  timestamp,
} from '../../core/record.ts';
import { paymentStates } from '../../states/payment.ts';
import { textWithoutNik } from '../../core/values/company.ts';
import { maxAmount } from '../../core/values/rupiah.ts';
import { documentRule, uploadedFile, type FileRule } from '../../core/values/upload.ts';

/**
 * What settles an invoice: a transfer, the slip of the PPh that the company withheld, or its own
 * payment of the PPN to the state (SSP) as a collector of PPN.
 */
export const paymentKinds = ['TRANSFER', 'BUKTI_POTONG', 'SSP_PPN'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Proofs of payments and refunds. */
export const proofRule: FileRule = {
  extensions: documentRule.extensions,
  alsoAccepted: documentRule.alsoAccepted,
  maxBytes: 5_000_000,
};

const day = z.iso.date().meta({ input: 'date' });
const money = z.int().meta({ input: 'money' });
const positiveAmount = z.int().min(1).max(maxAmount).meta({ input: 'money' });

/** Editable fields of a payment. */
export const paymentFields = {
  jenis: z.enum(paymentKinds).default('TRANSFER'),
  /** Reference of the transfer, or number of the slip or SSP; required for the latter two. */
  noReferensi: optionalText(60).meta({ input: 'code' }),
  /** At most today. */
  tanggalBayar: day,
  jumlah: positiveAmount,
  /** Bank and account holder that a transfer came from. */
  bankPengirim: optionalText(60),
  namaPengirim: optionalText(120),
  catatan: longText(500),
};

interface CheckedPayment {
  readonly jenis: PaymentKind;
  readonly noReferensi?: string | null | undefined;
  readonly bankPengirim?: string | null | undefined;
  readonly namaPengirim?: string | null | undefined;
}

/** Adds the issues of fields that the kind of settlement requires. */
const checkKind = ({ value, issues }: z.core.ParsePayload<CheckedPayment>): void => {
  const required =
    value.jenis === 'TRANSFER'
      ? (['bankPengirim', 'namaPengirim'] as const)
      : (['noReferensi'] as const);
  for (const name of required) {
    if (value[name]) continue;
    issues.push({
      code: 'custom',
      input: value[name],
      path: [name],
      message: issueMessage(`payment.required.${name}`),
    });
  }
};

/** Body that enters a payment of an invoice. */
export const newPaymentInput = z
  .strictObject({ idInvoice: recordId, ...paymentFields })
  .check(checkKind);

/** Body that corrects a payment whose proof is still awaited or was rejected. */
export const paymentInput = z
  .strictObject({ ...paymentFields, version: expectedVersion })
  .check(checkKind);

/** Body that verifies or rejects a payment; a rejection needs a reason. */
export const verifyInput = z
  .strictObject({
    disetujui: z.boolean().default(true),
    alasan: longText(500),
    version: expectedVersion,
  })
  .check(({ value, issues }) => {
    if (value.disetujui || value.alasan) return;
    issues.push({
      code: 'custom',
      input: value.alasan,
      path: ['alasan'],
      message: issueMessage('payment.required.alasan'),
    });
  });

/** Body that uses an excess for another invoice of the same company. */
export const allocationInput = z.strictObject({
  idInvoice: recordId.meta({ input: 'lookup:invoice' }),
  jumlah: positiveAmount,
  alasan: text(5, 500),
  version: expectedVersion,
});

/** Body that records the refund of an excess, with its proof. */
export const refundInput = z.strictObject({
  jumlah: z.coerce.number<number | string>().int().min(1).max(maxAmount).meta({ input: 'money' }),
  tanggal: day,
  noReferensi: textWithoutNik(3, 60).meta({ input: 'code' }),
  alasan: text(5, 500),
  filePengembalian: uploadedFile(proofRule),
});

/** What a part of a payment was used for. */
export const allocationKinds = ['TAGIHAN', 'ALIHAN', 'PENGEMBALIAN', 'NOTA'] as const;

/**
 * A part of a verified payment: for its invoice, for another one, or refunded. A note that credits an
 * invoice after it was paid takes a part back, as a negative amount, which is an excess from then on.
 */
export const paymentAllocation = z.object({
  id: z.int(),
  jenis: z.enum(allocationKinds),
  /** Null for a refund. */
  idInvoice: z.int().nullable(),
  noInvoice: z.string().nullable(),
  jumlah: money,
  tanggal: day,
  noReferensi: z.string().nullable(),
  alasan: z.string().nullable(),
  waktu: timestamp,
  oleh: z.string().nullable(),
});
export type PaymentAllocation = z.infer<typeof paymentAllocation>;

/** A row of the payment list. */
export const paymentListItem = z.object({
  id: z.int(),
  idPayment: z.int(),
  idInvoice: z.int(),
  noInvoice: z.string().nullable(),
  idOrder: z.int(),
  noOrder: z.string().nullable(),
  idBHBU: z.int(),
  namaBHBU: z.string(),
  jenis: z.enum(paymentKinds),
  noReferensi: z.string().nullable(),
  tanggalBayar: day,
  jumlah: money,
  bankPengirim: z.string().nullable(),
  namaPengirim: z.string().nullable(),
  status: z.enum(paymentStates.names),
  ...stateReason,
  verified: z.boolean(),
  verifiedBy: z.string().nullable(),
  verifiedAt: timestamp.nullable(),
  /** Number of the receipt; null without one, also for a slip of tax, which is no money. */
  noKuitansi: z.string().nullable(),
  /** When and by whom the current proof was uploaded. */
  waktuBukti: timestamp.nullable(),
  pengunggah: z.string().nullable(),
  /** Accounts that entered or corrected the payment and uploaded its proof; they may not verify it. */
  idPencatat: z.int().nullable(),
  idPengunggah: z.int().nullable(),
  /** What is left of a verified payment: neither used nor refunded. 0 while a reversal is proposed. */
  lebih: money,
  ...recordFields,
});
export type PaymentListItem = z.infer<typeof paymentListItem>;

/** Another payment that may be the same one. */
const otherPayment = z.object({
  idPayment: z.int(),
  noInvoice: z.string().nullable(),
  status: z.enum(paymentStates.names),
});

export const payment = paymentListItem.extend({
  catatan: z.string().nullable(),
  /** Why the payment was rejected or reversed. */
  alasan: z.string().nullable(),
  /** Account that proposed the reversal, which another one approves. */
  idPengusul: z.int().nullable(),
  pengusul: z.string().nullable(),
  alokasi: z.array(paymentAllocation),
  /** The line of the bank account that proves it; null without one. */
  barisRekening: z
    .object({
      id: z.int(),
      rekening: z.string(),
      bank: z.string().nullable(),
      tanggal: day,
      jumlah: money,
      keterangan: z.string(),
    })
    .nullable(),
  /** Other payments with the same file as proof. */
  buktiSama: z.array(otherPayment),
  /** Other payments of the company with the same amount that are not verified yet. */
  jumlahSama: z.array(otherPayment),
});
export type Payment = z.infer<typeof payment>;
