import { stateReason } from '../../core/state-history.ts';
import { withoutNik } from '../../core/values/without-nik.ts';
import { z } from '../../core/zod.ts';
import { recordId } from '../../core/list.ts';
import { issueMessage } from '../../core/messages/message.ts';
import {
  email,
  expectedVersion,
  textLines,
  longText,
  mobilePhone,
  recordFields,
  text,
  timestamp,
} from '../../core/record.ts';
import type { VaccinationType } from '../peserta/record.ts';
import { orderStates } from '../../states/order.ts';
import { textWithoutNik } from '../../core/values/company.ts';
import { invoiceNeeds } from '../invoice/needs.ts';
import { taxClasses } from '../price/index.ts';
import { signatureRecord } from './signature.ts';

/** Regular orders, and orders of boosters. */
export const orderKinds = ['REGULER', 'BOOSTER'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** The vaccination type of the participants of an order. */
export const vaccinationTypeOf = { REGULER: 0, BOOSTER: 1 } as const satisfies Readonly<
  Record<OrderKind, VaccinationType>
>;

/** Vaccine alone, or a package of vaccine, injection and freight at the seller's facility. */
export const orderModels = ['PRODUK', 'PAKET_LAYANAN'] as const;
export type OrderModel = (typeof orderModels)[number];

/** Payment in two halves (on signing, before delivery), or in full on signing. */
export const paymentSchemes = ['TERMIN_50_50', 'PENUH_100'] as const;
export type PaymentScheme = (typeof paymentSchemes)[number];

/** What an amendment changes; derived from the difference between the two versions. */
export const amendmentKinds = [
  'TAMBAH',
  'KURANG_BELUM_BAYAR',
  'PINDAH_FASKES',
  'UBAH_JADWAL',
  'UBAH_DATA',
] as const;
export type AmendmentKind = (typeof amendmentKinds)[number];

/** Maximum number of lines, one per facility and first day. */
export const maxOrderLines = 200;

const people = z.int().min(1).max(1_000_000);
const doses = z.int().min(1).max(10_000_000);

/** Editable fields of an order line: what one facility gives from a day on. */
export const orderLineFields = {
  idFaskes: recordId.meta({ input: 'lookup:faskes' }),
  idProduk: recordId.meta({ input: 'lookup:product' }),
  /** The service of a package; required for the model PAKET_LAYANAN. */
  idLayanan: recordId.nullish().meta({ input: 'lookup:service' }),
  jumlahPeserta: people,
  jumlahDosis: doses,
  /** First day of vaccination. */
  tanggalVaksinasi: z.iso.date().meta({ input: 'date' }),
  namaPICFaskes: textWithoutNik(3, 100),
  hpPICFaskes: mobilePhone,
  namaPICBHBU: textWithoutNik(3, 100),
  hpPICBHBU: mobilePhone,
};

/** A submitted line; `id` names a stored line that it replaces. */
export const orderLineInput = z.strictObject({ id: recordId.optional(), ...orderLineFields });
export type OrderLineInput = z.infer<typeof orderLineInput>;

/** Editable fields of the header of an order. */
export const orderFields = {
  model: z.enum(orderModels),
  namaPenanggungJawab: textWithoutNik(3, 100),
  jabatanPenanggungJawab: textWithoutNik(2, 100),
  hpPenanggungJawab: mobilePhone,
  emailPenanggungJawab: email,
  alamatKirim: withoutNik(textLines(10, 200)).meta({ input: 'multiline' }),
  kabKota: text(1, 10).meta({ input: 'lookup:kabKota' }),
  jumlahPeserta: people,
  jumlahDosis: doses,
  /** Why the doses are fewer than one complete course for every participant. */
  alasanDosis: longText(500),
  skema: z.enum(paymentSchemes),
  /** Planned first delivery. */
  tanggalRencana: z.iso.date().nullish().meta({ input: 'date' }),
  catatan: longText(1000),
};

type Incomplete<F extends z.ZodRawShape> = {
  [K in keyof F]: F[K] extends z.ZodType ? z.ZodOptional<z.ZodNullable<F[K]>> : never;
};

/** Makes every field of a form optional, for a draft. */
const incomplete = <F extends Record<string, z.ZodType>>(fields: F): Incomplete<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, schema.nullish()]),
  ) as Incomplete<F>;

type Stored<F extends z.ZodRawShape> = {
  [K in keyof F]: F[K] extends z.ZodType ? z.ZodNullable<F[K]> : never;
};

/** The fields of a form as stored: what a draft lacks is null. */
const stored = <F extends Record<string, z.ZodType>>(fields: F): Stored<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, z.nullable(schema)]),
  ) as unknown as Stored<F>;

/** A line of a draft; what is there has to be valid. */
const draftLine = z.strictObject({ id: recordId.optional(), ...incomplete(orderLineFields) });

/** Adds an issue for each line that is named a second time. */
const checkLinesOnce = ({
  value,
  issues,
}: z.core.ParsePayload<readonly { readonly id?: number | undefined }[]>): void => {
  const seen = new Set<number>();
  value.forEach(({ id }, at) => {
    if (id === undefined) return;
    if (seen.has(id)) {
      issues.push({
        code: 'custom',
        input: id,
        path: [at, 'idFaskes'],
        message: issueMessage('order.lineNamedTwice'),
      });
    }
    seen.add(id);
  });
};

const identityFields = {
  /** The ordering company; a company's own account may leave it out. */
  bhbuId: recordId.optional(),
  jenis: z.enum(orderKinds),
  /** The active booster agreement under which a booster order is placed. */
  pksId: recordId.nullish(),
};

/** A complete order, as it is submitted. */
export const completeOrder = z.object({
  ...identityFields,
  ...orderFields,
  baris: z.array(orderLineInput).min(1).max(maxOrderLines),
});
export type CompleteOrder = z.infer<typeof completeOrder>;

const draftShape = {
  ...identityFields,
  ...incomplete(orderFields),
  baris: z.array(draftLine).max(maxOrderLines).check(checkLinesOnce),
  /** Saves without submitting; fields may then be missing. */
  draft: z.boolean().optional(),
  version: expectedVersion,
};

/** Adds the issues of an order that is to be submitted but is incomplete. */
const checkComplete = (
  check: z.core.ParsePayload<{ readonly draft?: boolean | undefined }>,
): void => {
  if (check.value.draft === true) return;
  const result = completeOrder.safeParse(check.value);
  if (!result.success) check.issues.push(...(result.error.issues as z.core.$ZodRawIssue[]));
};

/** Body that creates or updates an order: submitted, unless it is a draft. */
export const orderInput = z.strictObject(draftShape).check(checkComplete);
export type OrderInput = z.infer<typeof orderInput>;

/** Why an order is amended. */
const amendmentReason = textLines(5, 500);

/** Body that changes a draft; `alasanAmandemen` is that of an amendment, else it is ignored. */
export const orderUpdate = z
  .strictObject({ ...draftShape, alasanAmandemen: amendmentReason.nullish() })
  .check(checkComplete);

/** Body that creates a new version of an order. */
export const amendmentInput = z
  .strictObject({ ...draftShape, idOrder: recordId, alasanAmandemen: amendmentReason })
  .check(checkComplete);

const money = z.int().meta({ input: 'money' });

/** Amounts in whole rupiah; null while a draft has no complete line. */
const orderAmounts = {
  totalPembelian: money,
  totalLayanan: money,
  subTotal: money,
  ppn: money,
  /** The part of `ppn` that the government bears. */
  ppnDTP: money,
  pph: money,
  totalHarga: money,
};

/** Optional form fields are stored as null. */
const storedLineFields = { ...orderLineFields, idLayanan: recordId };
const storedOrderFields = {
  ...orderFields,
  alasanDosis: z.string(),
  tanggalRencana: z.iso.date(),
  catatan: z.string(),
};

/** A stored order line with its price snapshot. */
export const orderLine = z.object({
  id: z.int(),
  idDetail: z.int(),
  idOrder: z.int(),
  urut: z.int(),
  ...stored(storedLineFields),
  namaFaskes: z.string().nullable(),
  /** Address of the facility at submission. */
  alamatFaskes: z.string().nullable(),
  namaProduk: z.string().nullable(),
  namaLayanan: z.string().nullable(),
  dosisPerOrang: z.int().nullable(),
  hargaSatuan: money.nullable(),
  hargaLayanan: money.nullable(),
  kelasPajak: z.enum(taxClasses).nullable(),
  /** Doses that the seller accepted, at most those ordered. */
  qtyDisetujui: z.int().nullable(),
  psNumber: z.string().nullable(),
  idWorkOrder: z.int().nullable(),
  qtyKirim: z.int(),
  qtyTerima: z.int(),
  /** The line of the amended version that this one continues. */
  asalBaris: z.int().nullable(),
});
export type OrderLine = z.infer<typeof orderLine>;

/** A row of the order list. */
export const orderListItem = z.object({
  id: z.int(),
  idOrder: z.int(),
  /** Drawn at submission; null for a draft. */
  noOrder: z.string().nullable(),
  bhbuId: z.int(),
  namaBHBU: z.string(),
  pksId: z.int().nullable(),
  noPKS: z.string().nullable(),
  jenis: z.enum(orderKinds),
  model: z.enum(orderModels).nullable(),
  skema: z.enum(paymentSchemes).nullable(),
  status: z.enum(orderStates.names),
  ...stateReason,
  /** Day of submission, on which prices and taxes are based. */
  tanggalOrder: z.iso.date().nullable(),
  jumlahPeserta: z.int().nullable(),
  jumlahDosis: z.int().nullable(),
  /** Doses after an adjustment; null before the seller's decision. */
  dosisDisetujui: z.int().nullable(),
  totalHarga: money.nullable(),
  /** Last day of the first payment while it is awaited. */
  tenggat: z.iso.date().nullable(),
  amandemenDari: z.int().nullable(),
  nomorAmandemen: z.int().nullable(),
  /** Whether a payment was reversed and is still missing. */
  dibalik: z.boolean(),
  ...recordFields,
});
export type OrderListItem = z.infer<typeof orderListItem>;

/** What the payment of an order waits for. */
export const awaitedPayment = z.object({
  menunggu: z.enum(invoiceNeeds),
  /** Null while the next invoice is not issued, for the company also while it is a draft. */
  idInvoice: z.int().nullable(),
  noInvoice: z.string().nullable(),
  sisa: money,
  /** Last day, until 23.59 WIB. */
  hariTerakhir: z.iso.date().nullable(),
});
export type AwaitedPayment = z.infer<typeof awaitedPayment>;

/** An order with its lines, amounts and the position in its family of amendments. */
export const order = orderListItem.extend({
  ...stored(storedOrderFields),
  baris: z.array(orderLine),
  ...(Object.fromEntries(
    Object.entries(orderAmounts).map(([name, schema]) => [name, schema.nullable()]),
  ) as { [A in keyof typeof orderAmounts]: z.ZodNullable<(typeof orderAmounts)[A]> }),
  terbilang: z.string().nullable(),
  /** Verified payments of all versions; an amendment cannot cost less. */
  dibayar: money.nullable(),
  /** Whether verified payments pay the version in force in full; null for a facility. */
  lunas: z.boolean().nullable(),
  /** Null when the order is paid in full, or is not to be paid now. */
  pembayaran: awaitedPayment.nullable(),
  /** Doses of this version that are paid in full: shipped, or free to be. Null for a facility. */
  dosisDibayar: z.int().nullable(),
  /** Later of the days on which both parties signed. */
  tanggalTandaTangan: z.iso.date().nullable(),
  /** Signature on Lampiran III, by which an order under a booster agreement is signed. */
  ttdPembeli: signatureRecord.nullable(),
  invoiceAccount: z.string().nullable(),
  /** When an adjustment takes effect without an answer; null while none waits. */
  penyesuaianBerlaku: timestamp.nullable(),
  /** Whether the caller made the adjustment that waits, so that another person acknowledges it. */
  penyesuaianSendiri: z.boolean(),
  /** The seller's reason for a rejection, adjustment or cancellation, or why a colleague did not approve a draft. */
  alasan: z.string().nullable(),
  /** The approval within the company that the order waits for; null when it waits for none. */
  persetujuan: z
    .object({
      /** Who asked for it, and when. */
      peminta: z.string(),
      sejak: z.string(),
      /** The accounts that can give it. */
      penyetuju: z.array(z.object({ id: z.int(), nama: z.string() })),
    })
    .nullable(),
  alasanAmandemen: z.string().nullable(),
  /** The first version, to which invoices and shipments belong. */
  idRoot: z.int(),
  /** Versions of the family, the first one first. */
  versi: z.array(
    z.object({
      id: z.int(),
      noOrder: z.string().nullable(),
      nomorAmandemen: z.int().nullable(),
      status: z.enum(orderStates.names),
    }),
  ),
});
export type Order = z.infer<typeof order>;

const steps = z.array(z.string());

/**
 * How the amounts of an order were computed, one sentence per step; empty before submission and
 * where the company's tax data has changed since.
 */
export const orderCalculation = z.object({ ppn: steps, pph: steps, totalHarga: steps });
