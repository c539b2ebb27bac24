import { addDays } from '../day.ts';

/** A price as it was filled in: from which day, and until which where that was said. */
export interface Entered {
  readonly berlakuDari: string;
  readonly sampaiDiisi: string | null;
}

/** The days on which a price holds, both within; without a last one it holds until another begins. */
export interface Period {
  readonly berlakuDari: string;
  readonly berlakuSampai: string | null;
}

/** The plain date before another. */
export const dayBefore = (day: string): string => addDays(day, -1);

/**
 * The prices of one thing in their order, each with the last day on which it holds: the one that was
 * filled in, or the day before the next one begins, whichever comes first. So no two ever overlap.
 */
export function timeline<V extends Entered>(
  prices: readonly V[],
): (V & { berlakuSampai: string | null })[] {
  const sorted = [...prices].sort((a, b) => (a.berlakuDari < b.berlakuDari ? -1 : 1));
  return sorted.map((price, at) => {
    const next = sorted[at + 1];
    const until = next ? dayBefore(next.berlakuDari) : null;
    const said = price.sampaiDiisi;
    return {
      ...price,
      berlakuSampai: said !== null && until !== null && until < said ? until : (said ?? until),
    };
  });
}

/** Whether a day lies within a period. */
export const holdsOn = ({ berlakuDari, berlakuSampai }: Period, day: string): boolean =>
  berlakuDari <= day && (berlakuSampai === null || day <= berlakuSampai);

/** The price of a thing on a day, out of its timeline; undefined where it has none then. */
export const priceOn = <V extends Period>(prices: readonly V[], day: string): V | undefined =>
  prices.find(price => holdsOn(price, day));

/** Whether a price has begun: it can be followed by another then, and not be changed any more. */
export const hasBegun = ({ berlakuDari }: Pick<Period, 'berlakuDari'>, today: string): boolean =>
  berlakuDari <= today;
