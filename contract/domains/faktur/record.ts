import { recordId } from '../../core/list.ts';
import { expectedVersion, recordFields, text, timestamp } from '../../core/record.ts';
import { plausibleDay } from '../../core/values/plausible-day.ts';
import { otherSpreadsheets, type FileRule } from '../../core/values/upload.ts';
import { z } from '../../core/zod.ts';
import { taxClasses } from '../price/index.ts';
import { facilityDigits, fakturStages, taxInvoiceCodes, taxInvoiceNumber } from './fields.ts';

/** What made a tax invoice due: the first of payment and delivery, or a day that was entered. */
export const fakturReasons = ['PEMBAYARAN', 'PENYERAHAN', 'DICATAT'] as const;
export type FakturReason = (typeof fakturReasons)[number];

/** States of a tax invoice in Coretax. */
export const coretaxStates = ['CREATED', 'APPROVED', 'AMENDED', 'REJECTED', 'CANCELED'] as const;
export type CoretaxState = (typeof coretaxStates)[number];

/** What of a tax invoice can differ between the portal and Coretax. */
export const differenceKinds = ['STATUS', 'KODE', 'TANGGAL', 'DPP', 'PPN', 'BATAL'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** A difference: what the portal has, and what Coretax has. */
export const difference = z.object({
  jenis: z.enum(differenceKinds),
  portal: z.string(),
  coretax: z.string(),
});
export type Difference = z.infer<typeof difference>;

/** Fields that a person enters, for a tax invoice that was made in Coretax by hand. */
export const fakturFields = {
  kode: z.enum(taxInvoiceCodes),
  nomor: taxInvoiceNumber.nullish(),
  tanggalFaktur: plausibleDay.nullish().meta({ input: 'date' }),
  fasilitas: facilityDigits.nullish().meta({ input: 'code' }),
};

export const fakturInput = z.strictObject({ ...fakturFields, version: expectedVersion });

const day = z.iso.date().meta({ input: 'date' });
const money = z.int().meta({ input: 'money' });

/** A row of the desk: one tax invoice (faktur pajak) of an invoice and a transaction code. */
export const fakturListItem = z.object({
  id: z.int(),
  idInvoice: z.int(),
  noInvoice: z.string(),
  idBHBU: z.int(),
  namaBHBU: z.string(),
  /** The tax class of its lines; all lines of the invoice with it are on this tax invoice. */
  kelasPajak: z.enum(taxClasses),
  kode: z.enum(taxInvoiceCodes),
  /** Our reference, which Coretax returns: number of the invoice and code. */
  referensi: z.string(),
  tahap: z.enum(fakturStages),
  nomor: z.string().nullable(),
  /** Null until the invoice is paid or delivered. */
  tanggalFaktur: day.nullable(),
  dasarTanggal: z.enum(fakturReasons).nullable(),
  /** Last day of the upload to Coretax; null without a date. */
  tenggat: day.nullable(),
  /** Whether the last day has passed without a number. */
  terlambat: z.boolean(),
  statusCoretax: z.enum(coretaxStates).nullable(),
  fasilitas: z.string().nullable(),
  nilai: money,
  /** What approved notes credited of it, without taxes, and the PPN on it. */
  dikredit: money,
  dikreditPpn: money,
  /** The file with which it was exported last. */
  idBerkas: z.int().nullable(),
  ...recordFields,
});
export type FakturListItem = z.infer<typeof fakturListItem>;

/** Records where what a tax invoice lacks is entered. */
export const repairPlaces = ['seller', 'bhbu', 'product', 'service', 'faktur', 'invoice'] as const;
export type RepairPlace = (typeof repairPlaces)[number];

/** What a tax invoice lacks for the import into Coretax, and where it is entered. */
export const fakturFault = z.object({
  pesan: z.string(),
  tempat: z.enum(repairPlaces),
  id: z.int().nullable(),
});

/** A line as the tax invoice states it. */
export const fakturLine = z.object({
  uraian: z.string(),
  jenis: z.enum(['A', 'B']),
  kodeBarangJasa: z.string().nullable(),
  satuan: z.string().nullable(),
  harga: money,
  qty: z.int(),
  potongan: money,
  nilai: money,
  dpp: money,
  ppnRate: z.number(),
  ppn: money,
});
export type FakturLine = z.infer<typeof fakturLine>;

export const faktur = fakturListItem.extend({
  baris: z.array(fakturLine),
  dpp: money,
  ppn: money,
  /** Empty when it can be exported. */
  kekurangan: z.array(fakturFault),
  selisih: z.array(difference),
  alasanSelisih: z.string().nullable(),
  /** Whether a note lowered the price of its goods, and Coretax does not have the replacement yet. */
  perluPengganti: z.boolean(),
});
export type Faktur = z.infer<typeof faktur>;

/** Tax invoices that one call exports. */
export const maxExported = 5_000;

/** Body of an export: tax invoices, or all that are to be made. */
export const fakturExportInput = z.strictObject({
  idFaktur: z.array(recordId).max(maxExported).optional(),
  /** Includes those that are in a file already. */
  ulang: z.boolean().default(false),
  /** Includes those whose last day has passed. */
  terlambat: z.boolean().default(false),
});

/** A file of tax invoices for Coretax. */
export const fakturFile = z.object({
  id: z.int(),
  /** `YYYY-MM`. */
  masa: z.string(),
  /** Tax invoices in it; fewer than at first when some were exported again. */
  jumlah: z.int(),
  createdAt: timestamp,
  createdBy: z.string().nullable(),
});
export type FakturFile = z.infer<typeof fakturFile>;

/** Body that explains a difference. */
export const explainInput = z.strictObject({ alasan: text(5, 500), version: expectedVersion });

/** Largest list of Coretax. */
export const coretaxListRule: FileRule = {
  extensions: ['xlsx'],
  alsoAccepted: otherSpreadsheets,
  maxBytes: 5_000_000,
};

/** Rows of a list of Coretax that are read. */
export const maxCoretaxRows = 5_000;

/** What became of the rows of a list of Coretax. */
export const readBackResult = z.object({
  jumlahBaris: z.int(),
  diperbarui: z.int(),
  tetap: z.int(),
  /** Tax invoices with differences, of those that were read. */
  berselisih: z.array(
    z.object({ id: z.int(), referensi: z.string(), selisih: z.array(difference) }),
  ),
  ditolak: z.array(z.object({ baris: z.int(), pesan: z.string() })),
});
export type ReadBackResult = z.infer<typeof readBackResult>;
