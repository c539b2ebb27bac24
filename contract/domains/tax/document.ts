import { message, type Message } from '../../core/messages/message.ts';
import { taxClasses } from '../price/index.ts';
import { multiplyAmount, sumAmounts } from '../../core/values/rupiah.ts';
import type { BorneBasis } from './borne-basis.ts';
import { calculatePph, explainPph, type Pph, type Taxpayer } from './pph.ts';
import { calculatePpn, explainPpn, type Ppn, type TaxClass } from './ppn.ts';
import { pphKinds, type PphKind } from './rates.ts';

/** A line of an order, agreement or invoice. */
export interface DocumentLine {
  readonly jenis: 'PRODUK' | 'LAYANAN';
  readonly jumlah: number;
  /** Without PPN. */
  readonly hargaSatuan: number;
  readonly kelasPajak: TaxClass;
  readonly jenisPph: PphKind;
  /**
   * Price of the whole of which an instalment is a part, for the minimum of the PPh: a payment that is
   * split is not exempt (PMK 34/PMK.010/2017 article 3). Defaults to the price of the line.
   */
  readonly nilaiKeseluruhan?: number;
}

export interface DocumentInput {
  /** Day of the document, `YYYY-MM-DD`. */
  readonly tanggal: string;
  readonly baris: readonly DocumentLine[];
  /** The buyer, on whom a PPh that the seller collects falls. */
  readonly pembeli: Taxpayer;
  /** The seller, on whom a PPh that the buyer withholds falls. */
  readonly penjual: Taxpayer;
  /** The decree under which the government bears PPN; by default the one that the product knows. */
  readonly basis?: BorneBasis | null;
}

/** A line with its amounts. */
export interface TaxedLine {
  /** Quantity times unit price. */
  readonly bruto: number;
  readonly ppn: Ppn;
  readonly pph: Pph;
}

/** The amounts of a document. Each is the sum of its lines, which are rounded one by one. */
export interface DocumentTotals {
  readonly baris: readonly TaxedLine[];
  readonly totalProduk: number;
  readonly totalLayanan: number;
  /** Products and services, without taxes. */
  readonly subTotal: number;
  readonly dpp: number;
  /** PPN as shown, whoever pays it. */
  readonly ppn: number;
  /** The part of `ppn` that the government bears. */
  readonly ppnDTP: number;
  readonly pphDipungut: number;
  readonly pphDipotong: number;
  /** What the buyer pays: `subTotal + ppn - ppnDTP + pphDipungut - pphDipotong`. */
  readonly total: number;
  /** How `ppn`, the PPh and `total` were computed, one message per step. */
  readonly explanation: {
    readonly ppn: readonly Message[];
    readonly pph: readonly Message[];
    readonly total: readonly Message[];
  };
}

/** Whether the seller collects the kind from the buyer, so that the buyer is the taxpayer. */
const isOnBuyer = (kind: PphKind): boolean => kind === 'PPH22_FARMASI';

/**
 * Returns the amounts of a document: PPN and PPh of each line, rounded half up, and their sums.
 * @throws RangeError for an amount out of range, or a day before the first known rule
 */
export function calculateDocument({
  tanggal,
  baris,
  pembeli,
  penjual,
  basis,
}: DocumentInput): DocumentTotals {
  const priced = baris.map(line => ({
    ...line,
    bruto: multiplyAmount(line.hargaSatuan, line.jumlah),
  }));
  const sumOfPrices = (matches: (line: DocumentLine) => boolean): number =>
    sumAmounts(priced.filter(matches).map(({ bruto }) => bruto));

  const pricesOfKind = new Map(
    pphKinds.map(kind => {
      const ofKind = priced.filter(({ jenisPph }) => jenisPph === kind);
      return [kind, sumAmounts(ofKind.map(line => line.nilaiKeseluruhan ?? line.bruto))];
    }),
  );
  const pphInput = (jenisPph: PphKind, nilai: number) => ({
    jenisPph,
    nilai,
    nilaiDokumen: pricesOfKind.get(jenisPph) ?? 0,
    tanggal,
    taxpayer: isOnBuyer(jenisPph) ? pembeli : penjual,
  });
  const taxed: TaxedLine[] = priced.map(({ bruto, kelasPajak, jenisPph }) => ({
    bruto,
    ppn: calculatePpn(kelasPajak, bruto, tanggal),
    pph: calculatePph(pphInput(jenisPph, bruto)),
  }));
  const sumOf = (amountOf: (line: TaxedLine) => number): number => sumAmounts(taxed.map(amountOf));

  const subTotal = sumOf(({ bruto }) => bruto);
  const ppn = sumOf(line => line.ppn.ppn);
  const ppnDTP = sumOf(line => line.ppn.ppnDTP);
  const pphDipungut = sumOf(({ pph }) => (pph.pphArah === 'DIPUNGUT' ? pph.pph : 0));
  const pphDipotong = sumOf(({ pph }) => (pph.pphArah === 'DIPOTONG' ? pph.pph : 0));
  const total = sumAmounts([subTotal, ppn - ppnDTP, pphDipungut]) - pphDipotong;
  const rounding = message('tax.rounding', { n: baris.length });

  const ppnSteps = taxClasses.flatMap(kelasPajak => {
    const lines = taxed.filter(line => line.ppn.kelasPajak === kelasPajak).map(line => line.ppn);
    if (lines.length === 0) return [];
    const sum = (name: 'nilai' | 'dpp' | 'ppn') => sumAmounts(lines.map(line => line[name]));
    const sums = { kelasPajak, nilai: sum('nilai'), dpp: sum('dpp'), ppn: sum('ppn') };
    return explainPpn(sums, tanggal, basis);
  });
  const pphSteps = pphKinds.flatMap(kind => {
    const lines = taxed.filter(line => line.pph.jenisPph === kind).map(line => line.pph);
    if (lines.length === 0) return [];
    const sum = (name: 'nilai' | 'dasarPph' | 'pph') => sumAmounts(lines.map(line => line[name]));
    const sums = { dasarPph: sum('dasarPph'), pph: sum('pph') };
    return explainPph({ ...pphInput(kind, sum('nilai')), ...sums });
  });
  const totalSteps = [
    message('tax.total.sub', { subTotal }),
    ...(ppn > ppnDTP ? [message('tax.total.ppn', { ppn: ppn - ppnDTP })] : []),
    ...(ppnDTP > 0 ? [message('tax.total.borne', { ppn: ppnDTP })] : []),
    ...(pphDipungut > 0 ? [message('tax.total.collected', { pph: pphDipungut })] : []),
    ...(pphDipotong > 0 ? [message('tax.total.withheld', { pph: pphDipotong })] : []),
  ];

  return {
    baris: taxed,
    totalProduk: sumOfPrices(({ jenis }) => jenis === 'PRODUK'),
    totalLayanan: sumOfPrices(({ jenis }) => jenis === 'LAYANAN'),
    subTotal,
    dpp: sumOf(line => line.ppn.dpp),
    ppn,
    ppnDTP,
    pphDipungut,
    pphDipotong,
    total,
    explanation: {
      ppn: taxed.some(line => line.ppn.kelasPajak !== 'DIBEBASKAN')
        ? [...ppnSteps, rounding]
        : ppnSteps,
      pph: pphDipungut + pphDipotong > 0 ? [...pphSteps, rounding] : pphSteps,
      total: totalSteps,
    },
  };
}
