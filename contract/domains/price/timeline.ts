import { addDays } from '../../core/values/day.ts';

/** Period of a price as entered; the last day is optional. */
export interface EnteredPeriod {
  readonly berlakuDari: string;
  readonly sampaiDiisi: string | null;
}

/** Effective period of a price, both days inclusive; null means until the next price begins. */
export interface PricePeriod {
  readonly berlakuDari: string;
  readonly berlakuSampai: string | null;
}

/** Returns the day before, `YYYY-MM-DD`. */
export const dayBefore = (day: string): string => addDays(day, -1);

/**
 * Sorts the prices of one item and sets the effective last day of each: the entered one, or the day
 * before the next begins, whichever is earlier. So periods never overlap.
 */
export function priceTimeline<V extends EnteredPeriod>(
  prices: readonly V[],
): (V & { berlakuSampai: string | null })[] {
  const sorted = [...prices].sort((a, b) => (a.berlakuDari < b.berlakuDari ? -1 : 1));
  return sorted.map((price, at) => {
    const next = sorted[at + 1];
    const until = next ? dayBefore(next.berlakuDari) : null;
    const enteredUntil = price.sampaiDiisi;
    return {
      ...price,
      berlakuSampai:
        enteredUntil !== null && until !== null && until < enteredUntil
          ? until
          : (enteredUntil ?? until),
    };
  });
}

export const isValidOn = ({ berlakuDari, berlakuSampai }: PricePeriod, day: string): boolean =>
  berlakuDari <= day && (berlakuSampai === null || day <= berlakuSampai);

/** Returns the price on a day from a timeline, or undefined without one. */
export const priceOn = <V extends PricePeriod>(prices: readonly V[], day: string): V | undefined =>
  prices.find(price => isValidOn(price, day));

/** Whether a price has begun; it is then immutable and can only be followed by another. */
export const hasBegun = (
  { berlakuDari }: Pick<PricePeriod, 'berlakuDari'>,
  today: string,
): boolean => berlakuDari <= today;
