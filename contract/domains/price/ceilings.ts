import { dayBefore, type PricePeriod } from './timeline.ts';

/** A maximum price per dose, valid from a day until the next ceiling of its kind. */
export interface Ceiling {
  readonly from: string;
  /** Rupiah without PPN (value-added tax). */
  readonly amount: number;
  /** The decrees that set it, as messages and papers cite them. */
  readonly decree: string;
}

/**
 * What a ceiling limits: a vaccine (including 20 % margin and freight to the regency or city), a service
 * (including 15 % margin), or a package of both.
 */
export const ceilingKinds = ['vaccine', 'service', 'package'] as const;
export type CeilingKind = (typeof ceilingKinds)[number];

/** What a decree of the Ministry of Health says about ceilings; an amount that it does not set is null. */
export interface CeilingDecree {
  readonly nomor: string;
  readonly berlakuMulai: string;
  readonly batasVaksin: number | null;
  readonly batasLayanan: number | null;
}

/** Returns how a decree is cited: 'KMK HK.01.07/MENKES/4643/2021'. */
export const citeDecree = ({ nomor }: Pick<CeilingDecree, 'nomor'>): string => `KMK ${nomor}`;

const byStart = (a: CeilingDecree, b: CeilingDecree): number =>
  a.berlakuMulai < b.berlakuMulai ? -1 : 1;

/**
 * Returns the ceilings of a kind, oldest first. The ceiling of a package is the sum of the other two, so it
 * begins with the later of them and changes with each. Days before the first decree have no ceiling.
 */
export function ceilingsOf(decrees: readonly CeilingDecree[], kind: CeilingKind): Ceiling[] {
  const ceilings: Ceiling[] = [];
  let vaccine: CeilingDecree | undefined;
  let service: CeilingDecree | undefined;
  for (const decree of [...decrees].sort(byStart)) {
    if (decree.batasVaksin !== null) vaccine = decree;
    if (decree.batasLayanan !== null) service = decree;
    const needed = { vaccine: [vaccine], service: [service], package: [vaccine, service] }[kind];
    if (needed.includes(undefined) || !needed.includes(decree)) continue;
    const amount =
      (kind === 'service' ? 0 : (vaccine?.batasVaksin ?? 0)) +
      (kind === 'vaccine' ? 0 : (service?.batasLayanan ?? 0));
    const cited = [...new Set(needed.flatMap(one => (one ? [citeDecree(one)] : [])))];
    ceilings.push({ from: decree.berlakuMulai, amount, decree: cited.join(', ') });
  }
  return ceilings;
}

/** Returns the decrees whose ceilings apply on a day (`YYYY-MM-DD`), oldest first. */
export function decreesOn(decrees: readonly CeilingDecree[], day: string): CeilingDecree[] {
  const begun = [...decrees].sort(byStart).filter(({ berlakuMulai }) => berlakuMulai <= day);
  const vaccine = begun.findLast(({ batasVaksin }) => batasVaksin !== null);
  const service = begun.findLast(({ batasLayanan }) => batasLayanan !== null);
  return begun.filter(decree => decree === vaccine || decree === service);
}

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
