import type { Stock, StockAction } from '#contract/domains/stock/record.ts';

/** Whether a batch may not be used because it is held or recalled. */
const isBatchHeld = ({ statusBatch }: Stock): boolean =>
  statusBatch === 'DITAHAN' || statusBatch === 'DITARIK';

/** The quantity of which each action takes doses. */
export const sourceOf: Readonly<Record<StockAction, 'dikarantina' | 'sisa'>> = {
  RUSAK: 'sisa',
  KARANTINA: 'sisa',
  LEPAS: 'dikarantina',
  MUSNAH: 'dikarantina',
  KEMBALI: 'dikarantina',
};

/**
 * Returns the actions that a stock allows. The seller decides whether quarantined doses are usable
 * again, and doses are returned only from a batch that is held or recalled.
 */
export function possibleActions(stock: Stock, isFacility: boolean): readonly StockAction[] {
  const isHeld = isBatchHeld(stock);
  return [
    ...(stock.sisa > 0 ? (['RUSAK', 'KARANTINA'] as const) : []),
    ...(stock.dikarantina > 0
      ? ([
          ...(isFacility || isHeld ? [] : (['LEPAS'] as const)),
          'MUSNAH',
          ...(isHeld ? (['KEMBALI'] as const) : []),
        ] as const)
      : []),
  ];
}

/** Returns the doses that the problem of a stock is about. */
export function problemDoses({ masalah, diberikan, dihitung, sisa }: Stock): number {
  if (masalah === 'LEBIH_DARI_DITERIMA') return -sisa;
  return masalah === 'SELISIH_HITUNG' ? Math.abs((dihitung ?? 0) - sisa) : diberikan;
}
