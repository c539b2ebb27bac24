import { dayBefore, type PricePeriod } from './timeline.ts';

/** A maximum price per dose, valid from a day until the next ceiling of its kind. */
export interface Ceiling {
  readonly from: string;
  /** Rupiah without PPN (value-added tax). */
  readonly amount: number;
  /** The decree that sets it. */
  readonly decree: string;
}

const vaccine = 321_660;
const service = 117_910;
const first = { from: '2021-05-11', decree: 'KMK HK.01.07/MENKES/4643/2021' } as const;

/**
 * Price ceilings of the ministry, oldest first: vaccine (including 20 % margin and freight to the
 * regency or city), service (including 15 % margin), and package (both). Prices that ended before
 * the first ceiling are not limited.
 */
export const priceCeilings = {
  vaccine: [{ ...first, amount: vaccine }],
  service: [{ ...first, amount: service }],
  package: [{ ...first, amount: vaccine + service }],
} as const satisfies Record<string, readonly Ceiling[]>;

/** Returns the first ceiling that a price exceeds on any day of its period. */
export const exceededCeiling = (
  rules: readonly Ceiling[],
  { harga, berlakuDari, berlakuSampai }: PricePeriod & { readonly harga: number },
): Ceiling | undefined =>
  rules.find(({ from, amount }, at) => {
    const next = rules[at + 1];
    const endsBeforePrice = next !== undefined && dayBefore(next.from) < berlakuDari;
    const startsAfterPrice = berlakuSampai !== null && berlakuSampai < from;
    return harga > amount && !endsBeforePrice && !startsAfterPrice;
  });
