import { dayBefore, type Period } from './timeline.ts';

/** The most that may be asked for a dose, from a day on until the next ceiling of its kind. */
export interface Ceiling {
  readonly from: string;
  /** In rupiah, without PPN. */
  readonly amount: number;
  /** Where it is laid down. */
  readonly decree: string;
}

const vaccine = 321_660;
const service = 117_910;
const first = { from: '2021-05-11', decree: 'KMK HK.01.07/MENKES/4643/2021' } as const;

/**
 * The ministry's ceilings, in the order of their days: of the vaccine (20 % margin and freight to the
 * kabupaten or kota within), of the service (15 % margin within), and of a package, which is both.
 * Before the first there was none, so nothing that held only until then can exceed one.
 */
export const ceilings = {
  vaccine: [{ ...first, amount: vaccine }],
  service: [{ ...first, amount: service }],
  package: [{ ...first, amount: vaccine + service }],
} as const satisfies Record<string, readonly Ceiling[]>;

/** The first ceiling that a price exceeds on any of the days on which it holds, if there is one. */
export const exceeded = (
  rules: readonly Ceiling[],
  { harga, berlakuDari, berlakuSampai }: Period & { readonly harga: number },
): Ceiling | undefined =>
  rules.find(({ from, amount }, at) => {
    const next = rules[at + 1];
    const isOver = next !== undefined && dayBefore(next.from) < berlakuDari;
    const isToCome = berlakuSampai !== null && berlakuSampai < from;
    return harga > amount && !isOver && !isToCome;
  });
