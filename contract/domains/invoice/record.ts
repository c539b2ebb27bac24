import { stateReason } from '../../core/state-history.ts';
import { z } from '../../core/zod.ts';
import { recordId } from '../../core/list.ts';
import { fakturOfInvoice, taxInvoiceCodes, taxInvoiceNumber } from '../faktur/fields.ts';
import { taxClasses } from '../price/index.ts';
import { expectedVersion, longText, recordFields, text } from '../../core/record.ts';
import { invoiceStates } from '../../states/invoice.ts';
import { pksStates } from '../../states/pks.ts';
import { invoiceNeeds } from './needs.ts';
import { pphDirections, pphKinds } from '../tax/index.ts';
import { plausibleDay } from '../../core/values/plausible-day.ts';

/**
 * Instalments of the payment scheme: the two halves, the whole amount, and what an amendment adds
 * after everything was invoiced.
 */
export const invoiceTerms = ['1', '2', 'PENUH', 'AMANDEMEN'] as const;
export type InvoiceTerm = (typeof invoiceTerms)[number];

/** The share of the order that a term bills, in percent; what an amendment adds is billed whole. */
export const termPercent: Readonly<Record<InvoiceTerm, number>> = {
  '1': 50,
  '2': 50,
  PENUH: 100,
  AMANDEMEN: 100,
};

/** PPh 22 on the vaccine; without a choice it follows the legal form of the company. */
export const productPphKinds = ['TANPA_PPH', 'PPH22_FARMASI', 'PPH22_BUMN'] as const;

/** Largest shortfall, in rupiah, that may be written off as a bank fee. */
export const maxWriteOff = 10_000;

const day = z.iso.date().meta({ input: 'date' });
const money = z.int().meta({ input: 'money' });

/** Editable fields of a draft. */
export const invoiceFields = {
  /** Last day of payment; proposed by the server when omitted. */
  jatuhTempo: plausibleDay.nullish().meta({ input: 'date' }),
  /** Overrides the PPh 22 that follows from the company's legal form. */
  pphProduk: z.enum(productPphKinds).nullish(),
  catatan: longText(1000),
};

/** Body that drafts the next invoice of an order. */
export const newInvoiceInput = z.strictObject({ idOrder: recordId, ...invoiceFields });

/** Codes of the tax invoices of an invoice, joined by a comma. */
const joinedCodes = z.string().regex(new RegExp(`^(${taxInvoiceCodes.join('|')})(, \\d\\d)*$`));

/** Fields that are still entered after the issue: those of its tax invoice, if it has only one. */
export const taxInvoiceFields = {
  noFakturPajak: taxInvoiceNumber.nullish(),
  kodeFaktur: joinedCodes.nullish(),
};

/** Body that updates an invoice: a draft, or the tax invoice of an issued one. */
export const invoiceInput = z.strictObject({
  ...invoiceFields,
  ...taxInvoiceFields,
  version: expectedVersion,
});

/** Body that writes off a shortfall, such as a bank fee. */
export const writeOffInput = z.strictObject({ alasan: text(5, 500), version: expectedVersion });

/** One line: a part of an order line's vaccine or service. */
export const invoiceLine = z.object({
  id: z.int(),
  urut: z.int(),
  jenis: z.enum(['PRODUK', 'LAYANAN']),
  /** The order line that is billed. */
  idDetail: z.int(),
  uraian: z.string(),
  qty: z.int(),
  hargaSatuan: money,
  /** Quantity times unit price. */
  bruto: money,
  /** The part of `bruto` that this invoice bills, without taxes. */
  nilai: money,
  kelasPajak: z.enum(taxClasses),
  dpp: money,
  ppnRate: z.number(),
  ppn: money,
  ppnDTP: money,
  jenisPph: z.enum(pphKinds),
  pphArah: z.enum(pphDirections).nullable(),
  pphRate: z.number(),
  pph: money,
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

/** Buckets of the days since the due date of what is not paid. */
export const ageBuckets = ['BELUM_JATUH_TEMPO', '1_30', '31_60', '61_90', 'LEBIH_90'] as const;
export type AgeBucket = (typeof ageBuckets)[number];

/** A row of the invoice list. */
export const invoiceListItem = z.object({
  id: z.int(),
  idInvoice: z.int(),
  /** Drawn at issue; null for a draft. */
  noInvoice: z.string().nullable(),
  idOrder: z.int(),
  noOrder: z.string().nullable(),
  /** First version of the order, to which its invoices belong. */
  idRoot: z.int(),
  idPKS: z.int().nullable(),
  noPKS: z.string().nullable(),
  idBHBU: z.int(),
  namaBHBU: z.string(),
  /** The company's customer account number, as of the issue. */
  invoiceAccount: z.string().nullable(),
  termin: z.enum(invoiceTerms),
  persen: z.int(),
  status: z.enum(invoiceStates.names),
  ...stateReason,
  /** Day of issue, on which the taxes are based; null for a draft. */
  tanggalInvoice: day.nullable(),
  jatuhTempo: day.nullable(),
  /** Last day of payment, until 23.59 WIB: `jatuhTempo`, or a later one that FINANCE set. */
  hariTerakhir: day.nullable(),
  menunggu: z.enum(invoiceNeeds).nullable(),
  /** Days since the due date of an invoice that is not paid; 0 before. */
  hariLewat: z.int(),
  umur: z.enum(ageBuckets).nullable(),
  /** What the company owes: `subTotal + ppn - ppnDTP + pphDipungut - pphDipotong`. */
  total: money,
  /** What settles the invoice: `total`, and the PPh whose withholding slip the company hands in. */
  nilaiTagihan: money,
  /** What approved notes (nota retur, nota kredit) took from `nilaiTagihan`. */
  dikredit: money,
  /** Verified payments that count towards this invoice. */
  dibayar: money,
  /** Shortfall that was written off. */
  penghapusan: money,
  sisa: money,
  /** Whether a stamped copy is stored. */
  adaFile: z.boolean(),
  ...recordFields,
});
export type InvoiceListItem = z.infer<typeof invoiceListItem>;

const party = { nama: z.string(), alamat: z.string(), npwp: z.string().nullable() };

/** An invoice with its lines and amounts. Those of a draft are an estimate. */
export const invoice = invoiceListItem.extend({
  baris: z.array(invoiceLine),
  totalProduk: money,
  totalLayanan: money,
  subTotal: money,
  dpp: money,
  ppn: money,
  /** The part of `ppn` that the government bears. */
  ppnDTP: money,
  /** The decree under which the government bears `ppnDTP`, and its code in Coretax; null without one. */
  dasarDTP: z.object({ aturan: z.string(), fasilitas: z.string() }).nullable(),
  /** "PPN ditanggung Pemerintah …" with the decree; null without PPN DTP. */
  catatanPpn: z.string().nullable(),
  /** PPh that the seller collects, in addition to the price. */
  pphDipungut: money,
  /** PPh that the company withholds and for which it hands in a withholding slip. */
  pphDipotong: money,
  pphProduk: z.enum(productPphKinds).nullable(),
  terbilang: z.string(),
  /** Whether the company pays the PPN to the state itself (pemungut PPN). */
  pemungutPPN: z.boolean(),
  /** What each kind of settlement is expected to add up to; their sum is `nilaiTagihan - dikredit`. */
  harusTransfer: money,
  harusBuktiPotong: money,
  harusSspPpn: money,
  /** Present state of its agreement. */
  statusPks: z.enum(pksStates.names).nullable(),
  noFakturPajak: z.string().nullable(),
  /** The codes of several tax invoices are joined by a comma. */
  kodeFaktur: z.string().nullable(),
  /** Its tax invoices, one for each transaction code. */
  faktur: z.array(fakturOfInvoice),
  /** The SKB that was valid on the day of the invoice. */
  noSKB: z.string().nullable(),
  skbSampai: day.nullable(),
  /** The seller's own SKB that was valid on that day, under which nothing is withheld. */
  skbPenjual: z.object({ noSKB: z.string(), berlakuSampai: z.iso.date() }).nullable(),
  /** The parties and the account as of the issue; a draft has those of its day. */
  pembeli: z.object(party),
  penjual: z.object({ ...party, penandaTangan: z.string(), jabatan: z.string() }).nullable(),
  rekeningTujuan: z
    .object({ bank: z.string(), cabang: z.string(), nomor: z.string(), atasNama: z.string() })
    .nullable(),
  catatan: z.string().nullable(),
  alasanBatal: z.string().nullable(),
  alasanPenghapusan: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoice>;

const steps = z.array(z.string());

/** How the amounts of an invoice were computed, one sentence per step. */
export const invoiceCalculation = z.object({
  /** How the lines follow from the order and the earlier invoices. */
  nilai: steps,
  ppn: steps,
  pph: steps,
  total: steps,
});
export type InvoiceCalculation = z.infer<typeof invoiceCalculation>;

/** What the next invoice of an order would be; `termin` is null when everything is invoiced. */
export const nextInvoice = z.object({
  idOrder: z.int(),
  noOrder: z.string().nullable(),
  namaBHBU: z.string(),
  termin: z.enum(invoiceTerms).nullable(),
  /** The draft that is already there. */
  idDraf: z.int().nullable(),
  /** Why no invoice can be drafted now. */
  halangan: z.string().nullable(),
  subTotalPesanan: money,
  /** Amounts of the invoices of the order that are not cancelled, without taxes. */
  subTotalDitagih: money,
  /** What the next invoice would bill, without taxes, and with today's taxes. */
  subTotal: money,
  total: money,
  jatuhTempo: day.nullable(),
});
export type NextInvoice = z.infer<typeof nextInvoice>;

/** A row of the overview: one company in one month. */
export const moneyOverviewRow = z.object({
  /** `YYYY-MM`. */
  bulan: z.string(),
  idBHBU: z.int(),
  namaBHBU: z.string(),
  /** Orders in force that are not invoiced yet, without taxes, in the month of their order date. */
  akanDitagih: money,
  /** Invoices issued in the month. */
  diterbitkan: money,
  /** What is not paid of invoices that fell due in the month and are past their due date. */
  jatuhTempo: money,
  /** What notes credited of the month's invoices, whenever they were approved. */
  dikredit: money,
  /** Payments of the month's invoices, whenever they were made. */
  dibayar: money,
  /** Written off of the month's invoices. */
  penghapusan: money,
  /** `diterbitkan - dikredit - dibayar - penghapusan`. */
  selisih: money,
});
/** What is not paid of one company's invoices, by the days since the last day of payment. */
export const ageingRow = z.object({
  idBHBU: z.int(),
  namaBHBU: z.string(),
  umur: z.object(
    Object.fromEntries(ageBuckets.map(bucket => [bucket, money])) as Record<
      AgeBucket,
      typeof money
    >,
  ),
  sisa: money,
});
export type AgeingRow = z.infer<typeof ageingRow>;

export type MoneyOverviewRow = z.infer<typeof moneyOverviewRow>;
