import { fractionOf } from '../../core/values/rupiah.ts';
import type { InvoiceLine } from '../invoice/record.ts';

/** The line of an invoice as far as a credit of it depends on it. */
export type CreditableLine = Pick<
  InvoiceLine,
  'dpp' | 'nilai' | 'pph' | 'pphArah' | 'ppn' | 'ppnDTP' | 'ppnRate' | 'qty'
>;

/** What is credited of a line: the price without taxes, and the taxes on it. */
export interface CreditedAmounts {
  readonly nilai: number;
  readonly dpp: number;
  readonly ppn: number;
  readonly ppnDTP: number;
  readonly pph: number;
}

/** What earlier notes credited of a line; `qty` counts returned goods only. */
export interface CreditedBefore extends CreditedAmounts {
  readonly qty: number;
}

export const nothingCredited: CreditedBefore = {
  qty: 0,
  nilai: 0,
  dpp: 0,
  ppn: 0,
  ppnDTP: 0,
  pph: 0,
};

/** Returns the amounts of a part of a line's price, by the rates and the rounding of its invoice. */
function amountsOf(line: CreditableLine, nilai: number): CreditedAmounts {
  if (nilai === line.nilai) return line;
  const share = { numerator: nilai, denominator: line.nilai };
  const dpp = fractionOf(line.dpp, share);
  // As on the invoice, the tax is computed on the rounded base.
  const rate = { numerator: Math.round(line.ppnRate * 100), denominator: 10_000 };
  const ppn = Math.min(line.ppn, fractionOf(dpp, rate));
  return {
    nilai,
    dpp,
    ppn,
    ppnDTP: line.ppnDTP === 0 ? 0 : ppn,
    pph: fractionOf(line.pph, share),
  };
}

/**
 * Returns what a note credits of a line. Each note brings the sum of all notes to what the credited
 * part of the price is taxed with, so notes that credit a line in full add up to it to the rupiah.
 * @param nilai at most what is left of the price
 */
export function creditOf(
  line: CreditableLine,
  before: CreditedAmounts,
  nilai: number,
): CreditedAmounts {
  const upTo = amountsOf(line, before.nilai + nilai);
  const rest = (name: keyof CreditedAmounts): number => Math.max(0, upTo[name] - before[name]);
  return {
    nilai,
    dpp: rest('dpp'),
    ppn: rest('ppn'),
    ppnDTP: rest('ppnDTP'),
    pph: rest('pph'),
  };
}

/**
 * Returns the price of a quantity that comes back, at the price that the invoice bills for it: an
 * instalment bills a part of each unit. The last units are all that is left.
 * @param qty at most what is left of the quantity
 */
export function valueOfQuantity(line: CreditableLine, before: CreditedBefore, qty: number): number {
  const left = line.nilai - before.nilai;
  const returned = before.qty + qty;
  if (returned >= line.qty) return left;
  const upTo = (units: number): number =>
    fractionOf(line.nilai, { numerator: units, denominator: line.qty });
  return Math.min(left, upTo(returned) - upTo(before.qty));
}

/** Returns the sums of a note, as an invoice has them. */
export function notaTotals(lines: readonly (CreditedAmounts & Pick<CreditableLine, 'pphArah'>)[]) {
  const sum = (of: (line: (typeof lines)[number]) => number): number =>
    lines.reduce((total, line) => total + of(line), 0);
  const subTotal = sum(({ nilai }) => nilai);
  const ppn = sum(line => line.ppn);
  const ppnDTP = sum(line => line.ppnDTP);
  const pphDipungut = sum(({ pph, pphArah }) => (pphArah === 'DIPUNGUT' ? pph : 0));
  const pphDipotong = sum(({ pph, pphArah }) => (pphArah === 'DIPOTONG' ? pph : 0));
  const total = subTotal + ppn - ppnDTP + pphDipungut - pphDipotong;
  return {
    subTotal,
    dpp: sum(({ dpp }) => dpp),
    ppn,
    ppnDTP,
    pphDipungut,
    pphDipotong,
    total,
    nilaiTagihan: total + pphDipotong,
  };
}
