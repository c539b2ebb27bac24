import { stateReason } from '../../core/state-history.ts';
import { z } from '../../core/zod.ts';
import { recordId } from '../../core/list.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { taxClasses } from '../price/index.ts';
import { orderModels, paymentSchemes } from '../order/record.ts';
import { signatureRecord } from '../order/signature.ts';
import {
  expectedVersion,
  textLines,
  longText,
  optionalText,
  recordFields,
  text,
} from '../../core/record.ts';
import { orderStates } from '../../states/order.ts';
import { pksStates } from '../../states/pks.ts';
import { clauses, closingEvents, type ClauseName } from './clock.ts';

/** Agreements of regular orders, of boosters, and amendments of either. */
export const pksKinds = ['REGULER', 'BOOSTER', 'AMANDEMEN'] as const;

/** Grounds on which an agreement can be terminated. */
export const terminationCauses = [
  'PELANGGARAN',
  'PAILIT',
  'BUBAR',
  'IZIN_DICABUT',
  'KAHAR',
] as const;
export type TerminationCause = (typeof terminationCauses)[number];

const day = z.iso.date().meta({ input: 'date' });
const money = z.int().meta({ input: 'money' });

/** Editable fields of an agreement that is not issued yet. */
export const pksFields = {
  tanggalPKS: day,
  berlakuSampai: day,
  catatanLegal: longText(2000),
};

/** Adds an issue for an agreement that ends before it begins. */
const checkValidity = ({
  value: { tanggalPKS, berlakuSampai },
  issues,
}: z.core.ParsePayload<{ readonly tanggalPKS: string; readonly berlakuSampai: string }>): void => {
  if (berlakuSampai > tanggalPKS) return;
  issues.push({
    code: 'custom',
    input: berlakuSampai,
    path: ['berlakuSampai'],
    message: issueMessage('pks.endsBeforeStart'),
  });
};

/** Body that drafts the agreement of an accepted order. */
export const newPksInput = z.strictObject({ idOrder: recordId, ...pksFields }).check(checkValidity);

export const pksInput = z
  .strictObject({ ...pksFields, version: expectedVersion })
  .check(checkValidity);

const party = {
  nama: z.string(),
  alamat: z.string(),
  penanggungJawab: z.string(),
  jabatan: z.string(),
};

/** One price of an agreement: a vaccine or a service at one unit price and with one tax treatment. */
const pricedItem = z.object({
  jenis: z.enum(['PRODUK', 'LAYANAN']),
  uraian: z.string(),
  jumlahDosis: z.int(),
  hargaSatuan: money,
  /** Quantity times unit price. */
  jumlah: money,
  kelasPajak: z.enum(taxClasses),
  ppnRate: z.number(),
  ppn: money,
  /** The part of `ppn` that the government bears. */
  ppnDTP: money,
  /** PPh that the buyer withholds. */
  pphDipotong: money,
});
export type PricedItem = z.infer<typeof pricedItem>;

/**
 * A part of the price and when it is due: what an invoice billed before, an instalment that is due on the
 * effective day, or what is due before the delivery or after its invoice.
 */
const duePart = z.object({
  jenis: z.enum(['DITAGIH', 'TANDA_TANGAN', 'SEBELUM_PENYERAHAN', 'SESUDAH_INVOICE']),
  noInvoice: z.string().nullable(),
  /** Day of the invoice that billed it, or last day of payment where it is known. */
  hari: day.nullable(),
  jumlah: money,
});
export type DuePart = z.infer<typeof duePart>;

/** The content of an agreement, frozen when it is issued. */
export const pksSnapshot = z.object({
  pembeli: z.object({ ...party, npwp: z.string(), nib: z.string().nullable() }),
  penjual: z.object({ ...party, npwp: z.string().optional(), nib: z.string().nullish() }),
  rekening: z.object({
    bank: z.string(),
    cabang: z.string(),
    nomor: z.string(),
    atasNama: z.string(),
  }),
  tempat: z.string(),
  model: z.enum(orderModels),
  skemaBayar: z.enum(paymentSchemes),
  jumlahPeserta: z.int(),
  jumlahDosis: z.int(),
  totalPembelian: money,
  totalLayanan: money,
  subTotal: money,
  ppn: money,
  ppnDTP: money,
  pph: money,
  /** The price: with PPh that the seller collects, without that which the buyer withholds. */
  totalHarga: money,
  /** PPh that the buyer withholds of the price and pays to the state for the seller. */
  pphDipotong: money.optional(),
  terbilang: z.string(),
  baris: z.array(
    z.object({
      faskes: z.string(),
      alamat: z.string(),
      picFaskes: z.string(),
      picBHBU: z.string(),
      produk: z.string(),
      jumlahPeserta: z.int(),
      jumlahDosis: z.int(),
      hargaSatuan: money,
      layanan: z.string().optional(),
      hargaLayanan: money,
      tanggalVaksinasi: day,
    }),
  ),
  /** The prices of which the total is made; missing in texts before version 3. */
  rincian: z.array(pricedItem).optional(),
  /** The parts of the price by their due day; missing in texts before version 3. */
  pembayaran: z.array(duePart).optional(),
  /** Doses that were ordered before the seller adjusted them, when it did. */
  dosisSemula: z.int().optional(),
  /** Numbers of the decrees whose price ceilings applied; missing in texts that cite the first one. */
  aturanHarga: z.array(z.string()).optional(),
  /** Version of the clauses of Lampiran I and II. */
  versiTeks: z.int(),
});
export type PksSnapshot = z.infer<typeof pksSnapshot>;

/** A deadline of the agreement's clauses. */
const deadline = z.object({
  clause: z.enum(Object.keys(clauses) as [ClauseName, ...ClauseName[]]),
  lastDay: day,
  closedBy: z.enum(closingEvents),
});

/** A row of the agreement list. */
export const pksListItem = z.object({
  id: z.int(),
  idPKS: z.int(),
  /** Drawn when the agreement is issued. */
  noPKS: z.string().nullable(),
  jenis: z.enum(pksKinds),
  idBHBU: z.int(),
  namaBHBU: z.string(),
  idOrder: z.int(),
  noOrder: z.string().nullable(),
  pksInduk: z.int().nullable(),
  tanggalPKS: day.nullable(),
  berlakuSampai: day.nullable(),
  statuspks: z.enum(pksStates.names),
  ...stateReason,
  totalHarga: money.nullable(),
  tenggat: z.array(deadline),
  ...recordFields,
});
export type PksListItem = z.infer<typeof pksListItem>;

/** The parties of an agreement. */
export const pksParties = ['PEMBELI', 'PENJUAL'] as const;

export const pks = pksListItem.extend({
  catatanLegal: z.string().nullable(),
  statusOrder: z.enum(orderStates.names),
  /** Null before the agreement is issued. */
  isi: pksSnapshot.nullable(),
  ttdPembeli: signatureRecord.nullable(),
  ttdPenjual: signatureRecord.nullable(),
  verifikator: z.string().nullable(),
  /** Whether the caller uploaded one of the signed copies, which another person verifies. */
  pengunggahSendiri: z.boolean(),
  alasan: z.string().nullable(),
  /** Who gave the notice of breach that is being cured, and on which day. */
  pihakPeringatan: z.enum(pksParties).nullable(),
  tanggalPeringatan: day.nullable(),
  /** Cause and day of the notice of termination. */
  sebabAkhir: z.enum(terminationCauses).nullable(),
  tanggalPemberitahuan: day.nullable(),
  /** Day of the force majeure that the notice is about. */
  tanggalKejadian: day.nullable(),
  /** Reference of the letter or other evidence of the latest notice or suspension. */
  bukti: z.string().nullable(),
});
export type Pks = z.infer<typeof pks>;

/** Something that is missing before an agreement can be issued, and the page where it is entered. */
export const missingItem = z.object({
  field: z.string(),
  pesan: z.string(),
  path: z.string().nullable(),
});

const reason = textLines(3, 1000);
/** Reference of the letter or other evidence; its file is uploaded beside it. */
const evidence = text(3, 200);

/** What the events that a person triggers ask for. */
export const pksEventInputs = {
  sendForSignature: z.strictObject({}),
  cancel: z.strictObject({ alasan: reason }),
  warn: z.strictObject({ tanggal: day.nullish(), alasan: reason, bukti: evidence }),
  cure: z.strictObject({ alasan: reason }),
  giveNotice: z.strictObject({
    sebab: z.enum(terminationCauses),
    tanggal: day.nullish(),
    alasan: reason,
    bukti: evidence,
  }),
  suspend: z.strictObject({ alasan: reason, bukti: evidence }),
  resume: z.strictObject({ alasan: reason }),
  terminate: z.strictObject({ alasan: reason, bukti: evidence }),
} as const satisfies Record<string, z.ZodObject>;
export type PksStateEvent = keyof typeof pksEventInputs;

export const pksStateEvents = Object.keys(pksEventInputs) as [PksStateEvent, ...PksStateEvent[]];

/** Body of a change of state; which fields are required depends on the event. */
export const pksStateInput = z
  .strictObject({
    event: z.enum(pksStateEvents),
    alasan: longText(1000),
    /** Cause of a termination notice. */
    sebab: z.enum(terminationCauses).nullish(),
    /** Day of a written notice, or of the event that it is about; today when omitted. */
    tanggal: day.nullish(),
    bukti: optionalText(200),
    version: expectedVersion,
  })
  .check(({ value, issues }) => {
    const { event, version: _, ...fields } = value;
    const asked: Readonly<Record<string, z.ZodType>> = pksEventInputs[event].shape;
    for (const [name, schema] of Object.entries(asked)) {
      const result = schema.safeParse(fields[name as keyof typeof fields]);
      for (const issue of result.error?.issues ?? [])
        issues.push({ ...issue, path: [name, ...issue.path] } as z.core.$ZodRawIssue);
    }
  });
