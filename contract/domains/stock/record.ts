import { personId } from '../../core/person-id.ts';
import { z } from '../../core/zod.ts';
import {
  expectedVersion,
  textLines,
  longText,
  recordFields,
  timestamp,
} from '../../core/record.ts';
import { containsNik } from '../../core/values/nik.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { batchStates } from '../../states/batch.ts';
import { workOrderStates } from '../../states/work-order.ts';
import { allWastageReasons } from './wastage.ts';

/**
 * Kinds of ledger entries; each adds its signed doses to the quantity of its name. Receipts add to
 * the stock and the others take from it.
 */
export const stockEntryKinds = [
  'TERIMA',
  'SUNTIK',
  'RUSAK',
  'KEDALUWARSA',
  'KEMBALI',
  'KARANTINA',
] as const;
export type StockEntryKind = (typeof stockEntryKinds)[number];

/**
 * What a person does with doses of a stock. RUSAK and KARANTINA take usable doses; the others take
 * quarantined ones: released to use, destroyed, or returned to the seller after a recall.
 */
export const stockActions = ['RUSAK', 'KARANTINA', 'LEPAS', 'MUSNAH', 'KEMBALI'] as const;
export type StockAction = (typeof stockActions)[number];

/**
 * Why a stock does not balance: doses of a batch that was never received or is not in the register,
 * more doses used than received, or a count that differs from the ledger.
 */
export const imbalances = [
  'BATCH_TIDAK_TERDAFTAR',
  'BATCH_TIDAK_DITERIMA',
  'LEBIH_DARI_DITERIMA',
  'SELISIH_HITUNG',
] as const;
export type Imbalance = (typeof imbalances)[number];

/** What a facility does with its leftover doses. */
export const leftoverPlans = ['DISIMPAN', 'DIMUSNAHKAN', 'MENUNGGU_ARAHAN'] as const;

/** Doses of a stock by what became of them. */
const quantities = {
  diterima: z.int(),
  diberikan: z.int(),
  rusak: z.int(),
  kedaluwarsa: z.int(),
  dikembalikan: z.int(),
  dikarantina: z.int(),
  /** Usable doses that are left: received less everything else. Negative after an imbalance. */
  sisa: z.int(),
};

/** Doses of several stocks; `sisa` is what is left of those that have something left. */
export const summedQuantities = z.object({
  ...quantities,
  /** Doses that stocks used beyond what they received. */
  lebih: z.int(),
});

/** Doses of one order from one batch at one facility. */
export const stock = z.object({
  id: z.int(),
  /** First version of the order. */
  idRoot: z.int(),
  noOrder: z.string().nullable(),
  idBHBU: z.int(),
  namaBHBU: z.string(),
  idFaskes: z.int(),
  namaFaskes: z.string(),
  /** Null for doses whose batch is not in the register. */
  idBatch: z.int().nullable(),
  nomorBatch: z.string().nullable(),
  namaProduk: z.string().nullable(),
  kedaluwarsaBatch: z.iso.date().nullable(),
  statusBatch: z.string().nullable(),
  ...quantities,
  /** Day of the first receipt; null when nothing was received. */
  terimaPertama: z.iso.date().nullable(),
  masalah: z.enum(imbalances).nullable(),
  /** The leftover that the facility counted last, while nothing has changed since. */
  dihitung: z.int().nullable(),
  rencanaSisa: z.enum(leftoverPlans).nullable(),
  catatanSisa: z.string().nullable(),
  waktuLapor: timestamp.nullable(),
  dilaporkanOleh: z.string().nullable(),
  /** Why the seller accepts that it does not balance, until something changes. */
  penjelasan: z.string().nullable(),
  dijelaskanOleh: z.string().nullable(),
  waktuPenjelasan: timestamp.nullable(),
  ...recordFields,
});
export type Stock = z.infer<typeof stock>;

/** An entry of the dose ledger; entries are never changed or deleted. */
export const stockEntry = z.object({
  id: z.int(),
  jenis: z.enum(stockEntryKinds),
  /** Signed: negative where it takes back an earlier entry. */
  jumlah: z.int(),
  /** Day in Jakarta on which it happened. */
  tanggal: z.iso.date(),
  /** When it was recorded, and by whom; null is the system. */
  waktu: timestamp,
  oleh: z.string().nullable(),
  alasan: z.string().nullable(),
  /** Why damaged doses were wasted; null for other entries, and for those made before it was asked. */
  sebab: z.enum(allWastageReasons).nullable(),
  /** What a person did; null for a receipt, an injection or an expiry. */
  tindakan: z.enum(stockActions).nullable(),
  /** Work order of a receipt. */
  idWorkOrder: z.int().nullable(),
  noWO: z.string().nullable(),
  /** The participant of a dose; null for those who may not read them. */
  peserta: z.object({ id: personId(), nama: z.string() }).nullable(),
  /** Whether it concerns a dose, and whether the correction of its record moved it. */
  dariDosis: z.boolean(),
  dariPerbaikan: z.boolean(),
  /** The entry that it takes back, and whether it was taken back itself. */
  idDibalik: z.int().nullable(),
  dibalik: z.boolean(),
});
export type StockEntry = z.infer<typeof stockEntry>;

const reason = textLines(3, 500).refine(value => !containsNik(value), {
  message: issueMessage('input.identityNumber'),
});

/**
 * Body that records what happened to doses of a stock. It has no version: each injection changes the
 * stock, and the doses are checked when they are taken.
 */
export const stockActionInput = z.strictObject({
  tindakan: z.enum(stockActions),
  jumlah: z.int().min(1).max(10_000_000),
  /** Required for RUSAK, and only there. */
  sebab: z.enum(allWastageReasons).nullish(),
  alasan: reason.meta({ input: 'multiline' }),
});

/** Body that takes back an entry that was recorded by mistake. */
export const reverseEntryInput = z.strictObject({
  alasan: reason.meta({ input: 'multiline' }),
});

/** Body that accepts that a stock does not balance, with what the seller found out. */
export const explanationInput = z.strictObject({
  penjelasan: reason.meta({ input: 'multiline' }),
  version: expectedVersion,
});

/** Body that reports the leftover doses to the seller. */
export const leftoverInput = z.strictObject({
  /** Usable doses that were counted. */
  dihitung: z.int().min(0).max(10_000_000),
  rencanaSisa: z.enum(leftoverPlans),
  catatanSisa: longText(500).refine(value => !value || !containsNik(value), {
    message: issueMessage('input.identityNumber'),
  }),
  version: expectedVersion,
});

/** Doses of an order for one facility, with what was received there by batch. */
const facilityBalance = z.object({
  idFaskes: z.int(),
  namaFaskes: z.string(),
  /** Doses: ordered, covered by payments, shipped, accepted, and shipped but not accepted. */
  dipesan: z.int(),
  dibayar: z.int(),
  dikirim: z.int(),
  diterima: z.int(),
  kurang: z.int(),
  stok: z.array(stock),
});

/** Why an order does not balance or cannot be closed yet, with the facility concerned. */
export const balanceObstacles = [
  'BELUM_LUNAS',
  'BELUM_DIKIRIM',
  'BELUM_DITERIMA',
  'SUSULAN_TERBUKA',
  'STOK_TIDAK_SEIMBANG',
  'SISA_BELUM_DILAPORKAN',
  'KARANTINA_BELUM_DIPUTUSKAN',
] as const;
export type BalanceObstacle = (typeof balanceObstacles)[number];

/** The dose ledger of an order (neraca dosis). */
export const doseLedger = z.object({
  idOrder: z.int(),
  noOrder: z.string().nullable(),
  status: z.string(),
  idBHBU: z.int(),
  namaBHBU: z.string(),
  /** Sums over all facilities. */
  jumlah: z.object({
    dipesan: z.int(),
    dibayar: z.int(),
    dikirim: z.int(),
    kurang: z.int(),
    ...quantities,
  }),
  faskes: z.array(facilityBalance),
  halangan: z.array(
    z.object({
      jenis: z.enum(balanceObstacles),
      /** Explains it in words. */
      teks: z.string(),
      idFaskes: z.int().nullable(),
      idStok: z.int().nullable(),
    }),
  ),
  seimbang: z.boolean(),
});
export type DoseLedger = z.infer<typeof doseLedger>;

/** Body that moves all usable doses of a batch into quarantine. */
export const holdBatchInput = z.strictObject({
  alasan: reason.meta({ input: 'multiline' }),
});

/** A person or office to call about a recall. */
const contact = z.object({ nama: z.string().nullable(), hp: z.string().nullable() });

/** What a recall of a batch concerns. */
export const batchRecall = z.object({
  idBatch: z.int(),
  nomor: z.string(),
  namaProduk: z.string(),
  kedaluwarsa: z.iso.date(),
  status: z.enum(batchStates.names),
  jumlah: z.object({
    dikirim: z.int(),
    /** Doses that departed and are not received yet. */
    dalamPerjalanan: z.int(),
    ...summedQuantities.shape,
    /** Doses that are recorded with people, whether or not they are in the stock. */
    dosisTercatat: z.int(),
    peserta: z.int(),
    dihubungi: z.int(),
    kipi: z.int(),
    kipiSerius: z.int(),
  }),
  faskes: z.array(
    z.object({
      idFaskes: z.int(),
      namaFaskes: z.string(),
      kabKota: z.string().nullable(),
      kontak: contact,
      ...summedQuantities.shape,
      dosisTercatat: z.int(),
      /** People who got a dose of the batch, and those of them who were called. */
      peserta: z.int(),
      dihubungi: z.int(),
      kipi: z.int(),
      kipiSerius: z.int(),
    }),
  ),
  perusahaan: z.array(
    z.object({
      idBHBU: z.int(),
      namaBHBU: z.string(),
      kontak: contact,
      email: z.string().nullable(),
      diterima: z.int(),
      sisa: z.int(),
    }),
  ),
  pengiriman: z.array(
    z.object({
      idWorkOrder: z.int(),
      noWO: z.string().nullable(),
      status: z.enum(workOrderStates.names),
      idFaskes: z.int(),
      namaFaskes: z.string(),
      namaBHBU: z.string(),
      waktuKirim: timestamp.nullable(),
      qtyKirim: z.int(),
      qtyTerima: z.int().nullable(),
    }),
  ),
});
export type BatchRecall = z.infer<typeof batchRecall>;
