import { z } from '../core/zod.ts';
import { printable } from '../core/document/calls.ts';
import { download, downloadTicket, endpoint } from '../core/endpoint.ts';
import { idParams } from '../core/list.ts';
import { timestamp } from '../core/record.ts';
import { plausibleDay } from '../core/values/plausible-day.ts';
import { paymentStates } from '../states/payment.ts';
import { ageBuckets, invoiceListItem } from './invoice/record.ts';

/**
 * What moves the balance of a company's account, by how it changes what the company owes: 1 adds, -1
 * takes, and 0 only says what became of an excess. On one day the kinds follow in this order.
 */
export const movementEffects = {
  INVOICE: 1,
  /** A note that credits an invoice was approved. */
  NOTA: -1,
  TRANSFER: -1,
  BUKTI_POTONG: -1,
  SSP_PPN: -1,
  /** An excess was used for another invoice; the balance has it since the payment. */
  ALIHAN: 0,
  PENGEMBALIAN: 1,
  PENGHAPUSAN: -1,
  /** A write-off ended because a payment of its invoice was reversed. */
  PENGHAPUSAN_BATAL: 1,
  PEMBALIKAN: 1,
  /** A note was cancelled, so its invoice is owed in full again. */
  NOTA_BATAL: 1,
  INVOICE_BATAL: -1,
} as const;
export type MovementKind = keyof typeof movementEffects;

export const movementKinds = Object.keys(movementEffects) as [MovementKind, ...MovementKind[]];

/** Most days of a statement, first and last included. */
export const maxAccountDays = 366;

/** Most movements of a statement; a longer one is asked for in parts. */
export const maxMovements = 2_000;

/** Most open invoices, and most unused excesses, that a statement lists; its sums have all of them. */
export const maxOpenItems = 500;

const day = z.iso.date().meta({ input: 'date' });
const money = z.int().meta({ input: 'money' });

/** One movement with the balance after it. */
const movement = z.object({
  tanggal: day,
  jenis: z.enum(movementKinds),
  /** The invoice that was issued or written off, or that the payment was for or was used for. */
  idInvoice: z.int(),
  noInvoice: z.string().nullable(),
  /** The payment that was verified, reversed, used or refunded. */
  idPayment: z.int().nullable(),
  noReferensi: z.string().nullable(),
  /** The amount that moved, also where the balance stays. */
  nilai: money,
  /** Its effect on the balance. */
  perubahan: money,
  saldo: money,
});
export type Movement = z.infer<typeof movement>;

/** An invoice that is not paid. */
const openInvoice = invoiceListItem.pick({
  id: true,
  noInvoice: true,
  tanggalInvoice: true,
  hariTerakhir: true,
  hariLewat: true,
  umur: true,
  nilaiTagihan: true,
  dikredit: true,
  sisa: true,
});

/** What is left of a verified payment. */
const credit = z.object({
  idPayment: z.int(),
  idInvoice: z.int(),
  noInvoice: z.string().nullable(),
  noReferensi: z.string().nullable(),
  tanggalBayar: day,
  status: z.enum(paymentStates.names),
  /** The whole payment, and what is left of it. */
  jumlah: money,
  sisa: money,
});
export type Credit = z.infer<typeof credit>;

/** The account of a company over some days, and what is open now. */
export const companyAccount = z.object({
  idBHBU: z.int(),
  namaBHBU: z.string(),
  invoiceAccount: z.string().nullable(),
  dari: day,
  sampai: day,
  /** When the figures were read; they are those of this moment. */
  dibuat: timestamp,
  saldoAwal: money,
  /** What added to the balance within the days, and what took from it. */
  bertambah: money,
  berkurang: money,
  saldoAkhir: money,
  mutasi: z.array(movement),
  /** Open invoices now, the longest due first, and the sum of all. */
  belumLunas: z.object({ jumlah: money, banyak: z.int(), baris: z.array(openInvoice) }),
  umur: z.array(z.object({ umur: z.enum(ageBuckets), banyak: z.int(), jumlah: money })),
  /** Excesses that are neither used nor refunded, and their sum. */
  kelebihan: z.object({ jumlah: money, banyak: z.int(), baris: z.array(credit) }),
  /** What the company owes now: the open invoices less the excesses. */
  saldoKini: money,
});
export type CompanyAccount = z.infer<typeof companyAccount>;

/** A movement as the ledger has it. */
export type LedgerMovement = Omit<Movement, 'perubahan' | 'saldo'>;

/** Returns what an amount of a kind does to the balance. */
export const effectOf = ({ jenis, nilai }: Pick<LedgerMovement, 'jenis' | 'nilai'>): number =>
  movementEffects[jenis] === 0 ? 0 : movementEffects[jenis] * nilai;

/** Returns movements with the balance after each, and the sums of what added and what took. */
export function runBalance(
  saldoAwal: number,
  movements: readonly LedgerMovement[],
): Pick<CompanyAccount, 'berkurang' | 'bertambah' | 'mutasi' | 'saldoAkhir' | 'saldoAwal'> {
  let saldo = saldoAwal;
  let bertambah = 0;
  let berkurang = 0;
  const mutasi = movements.map(one => {
    const perubahan = effectOf(one);
    saldo += perubahan;
    if (perubahan > 0) bertambah += perubahan;
    else berkurang -= perubahan;
    return { ...one, perubahan, saldo };
  });
  return { saldoAwal, bertambah, berkurang, saldoAkhir: saldo, mutasi };
}

/** First and last day of a statement as they are asked for. */
export interface AskedDays {
  readonly dari?: string | undefined;
  readonly sampai?: string | undefined;
}

/** Returns both days of a statement: the last is today, and the first that of its year, when omitted. */
export function fullDays({ dari, sampai }: AskedDays, today: string) {
  const last = sampai ?? today;
  return { dari: dari ?? `${last.slice(0, 4)}-01-01`, sampai: last };
}

/** Both may be omitted, see `fullDays`. */
const accountQuery = z.strictObject({
  dari: plausibleDay.optional(),
  sampai: plausibleDay.optional(),
});

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const path = '/RekeningPelanggan';

export const companyAccountCalls = {
  get: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    access: 'companyAccount.read',
    summary: 'Rekening sebuah perusahaan: saldo awal, mutasi, saldo akhir, umur piutang',
    extension: true,
    params: idParams,
    query: accountQuery,
    answer: companyAccount,
  }),
  printed: endpoint({
    method: 'GET',
    path: `${path}/cetak/{id}`,
    access: 'companyAccount.read',
    summary: 'Isi cetakan rekening sebuah perusahaan, menurut angka saat ini',
    extension: true,
    params: idParams,
    query: accountQuery,
    answer: printable,
  }),
  export: download(spreadsheet, {
    method: 'GET',
    writes: 'trace',
    path: `${path}/Export/{id}`,
    access: 'companyAccount.read',
    summary: 'Rekening sebuah perusahaan sebagai spreadsheet; pengambilannya pun tercatat',
    extension: true,
    params: idParams,
    query: accountQuery.extend({ tiket: downloadTicket }),
  }),
  exportTicket: endpoint({
    method: 'POST',
    path: `${path}/tiketEkspor/{id}`,
    access: 'companyAccount.read',
    summary: 'Tiket sekali pakai agar browser mengunduh rekening sebuah perusahaan',
    extension: true,
    secret: true,
    params: idParams,
    body: z.strictObject({ kueri: accountQuery }),
    answer: z.object({ tiket: z.string(), berlakuSampai: timestamp }),
  }),
};
