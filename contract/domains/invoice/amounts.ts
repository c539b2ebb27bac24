import type { BorneBasis } from '../tax/borne-basis.ts';
import {
  calculateDocument,
  taxInvoiceCode,
  type Collector,
  type DocumentLine,
  type DocumentTotals,
  type Skb,
  type TaxClass,
  type Taxpayer,
} from '../tax/index.ts';
import type { InvoiceState } from '../../states/invoice.ts';
import type { AgeBucket, InvoiceListItem } from './record.ts';

/** A line of an invoice as far as its taxes depend on it. */
export interface TaxableLine {
  /** The part of `bruto` that the invoice bills. */
  readonly nilai: number;
  readonly bruto: number;
  readonly document: Pick<DocumentLine, 'jenis' | 'jenisPph' | 'kelasPajak'>;
}

/** What the amounts of an invoice depend on, besides its lines. */
export interface InvoiceTaxes {
  /** Day whose taxes apply, `YYYY-MM-DD`. */
  readonly tanggal: string;
  readonly pembeli: Taxpayer;
  /** The seller's own SKB; the seller is a company with NPWP. */
  readonly skbPenjual: Skb | null;
  /** As in `DocumentInput`. */
  readonly basis?: BorneBasis | null;
}

/** Returns the amounts of an invoice. */
export const invoiceTotals = (
  lines: readonly TaxableLine[],
  { tanggal, pembeli, skbPenjual, basis }: InvoiceTaxes,
): DocumentTotals =>
  calculateDocument({
    tanggal,
    baris: lines.map(({ nilai, bruto, document: { jenis, jenisPph, kelasPajak } }) => ({
      jenis,
      jenisPph,
      kelasPajak,
      jumlah: 1,
      hargaSatuan: nilai,
      nilaiKeseluruhan: bruto,
    })),
    pembeli,
    penjual: { hasNpwp: true, skb: skbPenjual },
    ...(basis === undefined ? {} : { basis }),
  });

/** What notes (nota retur, nota kredit) took from an invoice. */
export interface Credited {
  /** From `nilaiTagihan`; of it the PPN that the company pays, and the PPh that it keeps back. */
  readonly dikredit: number;
  readonly dikreditPpn: number;
  readonly dikreditPph: number;
}

export const notCredited: Credited = { dikredit: 0, dikreditPpn: 0, dikreditPph: 0 };

/** Returns what is still to be paid of an invoice. */
export const unpaidOf = ({
  nilaiTagihan,
  dikredit,
  dibayar,
  penghapusan,
}: Pick<InvoiceListItem, 'dibayar' | 'dikredit' | 'nilaiTagihan' | 'penghapusan'>): number =>
  nilaiTagihan - dikredit - dibayar - penghapusan;

/** A state of an invoice as people read it: an invoice that notes credited in full was not paid. */
export type ShownInvoiceState = InvoiceState | 'DIKREDIT';

/** Returns the state of an invoice as people read it. */
export const shownInvoiceState = ({
  status,
  dikredit,
  nilaiTagihan,
}: Pick<InvoiceListItem, 'dikredit' | 'nilaiTagihan' | 'status'>): ShownInvoiceState =>
  status === 'LUNAS' && dikredit > 0 && dikredit >= nilaiTagihan ? 'DIKREDIT' : status;

/** What settles an invoice, by kind of settlement. */
export interface ExpectedSettlement {
  readonly harusTransfer: number;
  readonly harusBuktiPotong: number;
  readonly harusSspPpn: number;
  /** Their sum. */
  readonly nilaiTagihan: number;
}

/**
 * Returns what settles an invoice: the transfer, the withholding slip of the PPh that the company
 * withholds, and the PPN that a collector of PPN pays to the state itself. What notes took from the
 * invoice lowers each of them.
 */
export function expectedSettlement(
  {
    total,
    ppn,
    ppnDTP,
    pphDipotong,
  }: Pick<DocumentTotals, 'pphDipotong' | 'ppn' | 'ppnDTP' | 'total'>,
  pemungutPPN: boolean,
  { dikredit, dikreditPpn, dikreditPph }: Credited,
): ExpectedSettlement {
  const owed = total - (dikredit - dikreditPph);
  const harusSspPpn = pemungutPPN ? ppn - ppnDTP - dikreditPpn : 0;
  const harusBuktiPotong = pphDipotong - dikreditPph;
  return {
    harusTransfer: owed - harusSspPpn,
    harusBuktiPotong,
    harusSspPpn,
    nilaiTagihan: owed + harusBuktiPotong,
  };
}

/** Returns how a company pays the PPN of its invoices. */
export const collectorOf = ({
  pemungutPPN,
  instansiPemerintah,
}: {
  readonly pemungutPPN: boolean;
  readonly instansiPemerintah: boolean;
}): Collector => {
  if (!pemungutPPN) return null;
  return instansiPemerintah ? 'PEMERINTAH' : 'LAINNYA';
};

/** Returns the transaction codes of the tax invoices (faktur pajak) of some lines: one for each. */
export const taxInvoiceCodesOf = (
  lines: readonly { readonly kelasPajak: TaxClass }[],
  tanggal: string,
  collector: Collector,
): string[] => {
  const codes = lines.map(({ kelasPajak }) => taxInvoiceCode(kelasPajak, tanggal, collector));
  return [...new Set(codes.filter(code => code !== null))].sort();
};

/** Returns the bucket of an unpaid invoice by the days since its due date. */
export function ageBucket(daysLate: number): AgeBucket {
  if (daysLate <= 0) return 'BELUM_JATUH_TEMPO';
  if (daysLate <= 30) return '1_30';
  if (daysLate <= 60) return '31_60';
  return daysLate <= 90 ? '61_90' : 'LEBIH_90';
}
