import type { TaxClass } from '../tax/index.ts';
import {
  calculateDocument,
  type DocumentLine,
  type DocumentTotals,
  type Taxpayer,
} from '../tax/index.ts';
import type { AgeBucket } from './record.ts';

/** A line of an invoice as far as its taxes depend on it. */
export interface TaxableLine {
  /** The part of `bruto` that the invoice bills. */
  readonly nilai: number;
  readonly bruto: number;
  readonly document: Pick<DocumentLine, 'jenis' | 'jenisPph' | 'kelasPajak'>;
}

/** The seller is a company with NPWP and without SKB of its own. */
const sellerTaxpayer: Taxpayer = { hasNpwp: true, skb: null };

/** Returns the amounts of an invoice with the taxes of its day (`YYYY-MM-DD`). */
export const invoiceTotals = (
  lines: readonly TaxableLine[],
  pembeli: Taxpayer,
  tanggal: string,
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
    penjual: sellerTaxpayer,
  });

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
 * keeps back, and the PPN that a collector of PPN pays to the state itself.
 */
export function expectedSettlement(
  {
    total,
    ppn,
    ppnDTP,
    pphDipotong,
  }: Pick<DocumentTotals, 'pphDipotong' | 'ppn' | 'ppnDTP' | 'total'>,
  pemungutPPN: boolean,
): ExpectedSettlement {
  const harusSspPpn = pemungutPPN ? ppn - ppnDTP : 0;
  return {
    harusTransfer: total - harusSspPpn,
    harusBuktiPotong: pphDipotong,
    harusSspPpn,
    nilaiTagihan: total + pphDipotong,
  };
}

/** Transaction code of tax invoices to collectors of PPN that are not the state itself. */
const collectorCode = '03';

/** Returns the transaction code of the tax invoice (faktur pajak); null when none is issued. */
export function taxInvoiceCode(
  { baris }: Pick<DocumentTotals, 'baris'>,
  pemungutPPN: boolean,
): string | null {
  const ofClass = (kelas: TaxClass): string | null =>
    baris.find(({ ppn }) => ppn.kelasPajak === kelas)?.ppn.kodeFaktur ?? null;
  const due = ofClass('PPN');
  if (due !== null && pemungutPPN) return collectorCode;
  return ofClass('PPN_DTP') ?? due ?? ofClass('DIBEBASKAN');
}

/** Returns the bucket of an unpaid invoice by the days since its due date. */
export function ageBucket(daysLate: number): AgeBucket {
  if (daysLate <= 0) return 'BELUM_JATUH_TEMPO';
  if (daysLate <= 30) return '1_30';
  if (daysLate <= 60) return '31_60';
  return daysLate <= 90 ? '61_90' : 'LEBIH_90';
}
