import type { PaymentState } from '#contract/states/payment.ts';
import type { PphKind } from '#contract/domains/tax/index.ts';

/** What a line may pay: the rest of an invoice, or a payment that was entered already. */
export interface OpenAmount {
  readonly idInvoice: number;
  readonly noInvoice: string | null;
  /** Null for the rest of an invoice. */
  readonly idPayment: number | null;
  readonly status: PaymentState | null;
  /** What is to be transferred, without the taxes that the company withholds. */
  readonly neto: number;
  readonly pph: number;
  readonly jenisPph: readonly PphKind[];
  readonly ssp: number;
  /** First day on which it may have been paid. */
  readonly sejak: string;
  readonly jatuhTempo: string;
  /** Day and reference of an entered payment. */
  readonly tanggalBayar: string | null;
  readonly noReferensi: string | null;
}

/** A company with what it owes. */
export interface Debtor {
  readonly idBHBU: number;
  readonly namaBHBU: string;
  /** Its customer account number. */
  readonly akun: string | null;
  readonly terbuka: readonly OpenAmount[];
}

/** A line of money that came in. */
export interface PaidLine {
  readonly tanggal: string;
  readonly jumlah: number;
  readonly keterangan: string;
  readonly pengirim: string | null;
  /** Companies for which this payer has paid before. */
  readonly dikenal: ReadonlySet<number>;
}
