import type { StockEntryKind } from './record.ts';

/** The quantity that entries of each kind add to. */
const quantityOf = {
  TERIMA: 'diterima',
  SUNTIK: 'diberikan',
  RUSAK: 'rusak',
  KEDALUWARSA: 'kedaluwarsa',
  KEMBALI: 'dikembalikan',
  KARANTINA: 'dikarantina',
} as const satisfies Record<StockEntryKind, string>;

/** What received doses became, in the order of the equation. */
const usedQuantities = [
  'diberikan',
  'rusak',
  'kedaluwarsa',
  'dikembalikan',
  'dikarantina',
] as const;

/** Doses by what became of them. */
export type Quantities = Readonly<
  Record<'diterima' | 'sisa' | (typeof usedQuantities)[number], number>
>;

/** Doses by what became of them, of several stocks. */
export interface SummedQuantities extends Quantities {
  /** Doses that stocks used beyond what they received, which those left elsewhere do not make up for. */
  readonly lebih: number;
}

/** A number of an equation, by its name. */
export interface BalanceTerm {
  readonly name: keyof SummedQuantities;
  readonly doses: number;
}

/** Returns the quantities of a stock after its entries. */
export function quantitiesAfter(
  entries: readonly { readonly jenis: StockEntryKind; readonly jumlah: number }[],
): Quantities {
  const sums = {
    diterima: 0,
    diberikan: 0,
    rusak: 0,
    kedaluwarsa: 0,
    dikembalikan: 0,
    dikarantina: 0,
  };
  for (const { jenis, jumlah } of entries) sums[quantityOf[jenis]] += jumlah;
  return {
    ...sums,
    sisa: sums.diterima - usedQuantities.reduce((all, name) => all + sums[name], 0),
  };
}

/** Adds up the quantities of several stocks. */
export function sumQuantities(stocks: readonly Quantities[]): SummedQuantities {
  const sum = (of: (stock: Quantities) => number): number =>
    stocks.reduce((all, stock) => all + of(stock), 0);
  return {
    diterima: sum(stock => stock.diterima),
    diberikan: sum(stock => stock.diberikan),
    rusak: sum(stock => stock.rusak),
    kedaluwarsa: sum(stock => stock.kedaluwarsa),
    dikembalikan: sum(stock => stock.dikembalikan),
    dikarantina: sum(stock => stock.dikarantina),
    sisa: sum(stock => Math.max(0, stock.sisa)),
    lebih: sum(stock => Math.max(0, -stock.sisa)),
  };
}

/**
 * Returns the equation of doses: what was received, and what was used beyond that, on the left; what
 * became of it, with what is left, on the right. Both sides always have the same sum. Terms of zero
 * are left out, except what was received and what is left.
 */
export function balanceEquation(doses: Quantities | SummedQuantities): {
  readonly left: readonly BalanceTerm[];
  readonly right: readonly BalanceTerm[];
} {
  const { lebih, sisa } = 'lebih' in doses ? doses : sumQuantities([doses]);
  const used = usedQuantities.filter(name => doses[name] !== 0);
  return {
    left: [
      { name: 'diterima', doses: doses.diterima },
      ...(lebih === 0 ? [] : [{ name: 'lebih', doses: lebih } as const]),
    ],
    right: [...used.map(name => ({ name, doses: doses[name] })), { name: 'sisa', doses: sisa }],
  };
}
