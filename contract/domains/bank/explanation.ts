import { z } from '../../core/zod.ts';
import { paymentStates } from '../../states/payment.ts';
import { pphKinds } from '../tax/index.ts';

/** Open invoices that one transfer may pay. */
export const maxExplainedParts = 6;

/** Largest difference, in rupiah, that may be the fee of a bank. */
export const maxBankFee = 10_000;

/** Why an explanation is likely, the strongest reason first. */
export const explanationReasons = [
  'NOMOR_INVOICE',
  'NO_REFERENSI',
  'PENGIRIM_DIKENAL',
  'NAMA_PERUSAHAAN',
  'AKUN',
  'JUMLAH_TEPAT',
  'TANGGAL',
] as const;
export type ExplanationReason = (typeof explanationReasons)[number];

const money = z.int().meta({ input: 'money' });

/** An open invoice, or a payment that was entered already, as a part of an explanation. */
export const explainedPart = z.object({
  idInvoice: z.int(),
  noInvoice: z.string().nullable(),
  /** The payment that the line proves; null when it will be entered. */
  idPayment: z.int().nullable(),
  status: z.enum(paymentStates.names).nullable(),
  /** What is open of the invoice as far as it is paid here, with the taxes that are withheld. */
  terbuka: money,
  /** PPh that the company withholds, and PPN that it pays to the state itself (SSP). */
  pph: money,
  jenisPph: z.array(z.enum(pphKinds)),
  ssp: money,
  /** The part of the line: `terbuka - pph - ssp`, less the fee for the largest part. */
  jumlah: money,
});
export type ExplainedPart = z.infer<typeof explainedPart>;

/**
 * A set of open amounts of one company that add up to a line: what is open, less the PPh that was
 * withheld, the PPN paid by SSP, and the fee of a bank.
 */
export const explanation = z.object({
  /** Names the parts and the equation; choosing an explanation sends it back. */
  kunci: z.string(),
  idBHBU: z.int(),
  namaBHBU: z.string(),
  bagian: z.array(explainedPart),
  biaya: money,
  alasan: z.array(z.enum(explanationReasons)),
});
export type Explanation = z.infer<typeof explanation>;

/** An explanation with its equation in words, such as `INV/1 Rp 10 + INV/2 Rp 5 − PPh 23 Rp 1 = Rp 14`. */
export const wordedExplanation = explanation.extend({ persamaan: z.string() });
export type WordedExplanation = z.infer<typeof wordedExplanation>;

/** Returns what the equation of an explanation computes to: the amount of its line. */
export const explainedAmount = ({ bagian, biaya }: Pick<Explanation, 'bagian' | 'biaya'>): number =>
  bagian.reduce((sum, { terbuka, pph, ssp }) => sum + terbuka - pph - ssp, 0) - biaya;
