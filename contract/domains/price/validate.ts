import { exceededCeiling, type Ceiling } from './ceilings.ts';
import { hasBegun, priceOn, priceTimeline, type EnteredPeriod } from './timeline.ts';
import { message, type Message } from '../../core/messages/message.ts';

/** A price to be added or changed. */
export interface PriceDraft {
  readonly harga: number;
  readonly berlakuDari: string;
  readonly berlakuSampai?: string | null | undefined;
}

export type ExistingPrice = EnteredPeriod & { readonly harga: number };

/** Facts that price validation needs: today (`YYYY-MM-DD`) and the ceilings of the kind. */
export interface PriceValidationContext {
  readonly today: string;
  readonly ceilings: readonly Ceiling[];
}

/** Messages by field. */
export type PriceIssues = Partial<Record<keyof PriceDraft, Message[]>>;

/** Returns the prices of a timeline that exceed a ceiling. */
const pricesOverCeiling = (prices: readonly ExistingPrice[], rules: readonly Ceiling[]) =>
  priceTimeline(prices).filter(price => exceededCeiling(rules, price));

/**
 * Returns a message when another price would exceed a ceiling because the change extends its
 * period.
 */
export function extendedPriceIssue(
  before: readonly ExistingPrice[],
  after: readonly ExistingPrice[],
  rules: readonly Ceiling[],
): Message | undefined {
  const exceededBefore = new Set(
    pricesOverCeiling(before, rules).map(({ berlakuDari }) => berlakuDari),
  );
  const newlyExceeded = pricesOverCeiling(after, rules).find(
    ({ berlakuDari }) => !exceededBefore.has(berlakuDari),
  );
  return (
    newlyExceeded && message('price.extensionOverCeiling', { mulai: newlyExceeded.berlakuDari })
  );
}

/** Validates the period of a price against the others. Prices up to today are immutable. */
function validatePeriod(
  { berlakuDari, berlakuSampai = null }: PriceDraft,
  others: readonly ExistingPrice[],
  today: string,
): PriceIssues {
  if (berlakuSampai !== null && berlakuSampai < berlakuDari) {
    return { berlakuSampai: [message('price.endsBeforeStart')] };
  }
  const lines = priceTimeline(others);
  const priceThen = priceOn(lines, berlakuDari);
  if (priceThen?.berlakuDari === berlakuDari) {
    return { berlakuDari: [message('price.sameStart', { mulai: berlakuDari })] };
  }
  if (priceThen && berlakuDari <= today) {
    return {
      berlakuDari: [message('price.dayPassed', { harga: priceThen.harga })],
    };
  }
  if (priceThen && priceThen.sampaiDiisi !== null && !hasBegun(priceThen, today)) {
    return {
      berlakuDari: [
        message('price.plannedUntil', { sampai: priceThen.sampaiDiisi, harga: priceThen.harga }),
      ],
    };
  }
  const next = lines.find(price => price.berlakuDari > berlakuDari);
  if (next && berlakuSampai !== null && next.berlakuDari <= berlakuSampai) {
    return {
      berlakuSampai: [message('price.overlapsNext', { mulai: next.berlakuDari })],
    };
  }
  return {};
}

/** Validates the amount against every ceiling within its period. */
function validateAmount(
  { harga, berlakuDari, berlakuSampai = null }: PriceDraft,
  others: readonly ExistingPrice[],
  rules: readonly Ceiling[],
): PriceIssues {
  const candidate = { harga, berlakuDari, sampaiDiisi: berlakuSampai };
  const candidatePeriod = priceTimeline([...others, candidate]).find(
    price => price.berlakuDari === berlakuDari,
  );
  const ceiling = candidatePeriod && exceededCeiling(rules, candidatePeriod);
  if (!ceiling) return {};
  const { amount, from, decree } = ceiling;
  return {
    harga: [message('price.overCeiling', { batas: amount, sejak: from, aturan: decree })],
  };
}

/**
 * Validates a price to be added to the other prices of an item.
 * @param before all present prices, including the one that is replaced; defaults to `others`
 */
export function validatePrice(
  draft: PriceDraft,
  others: readonly ExistingPrice[],
  { today, ceilings }: PriceValidationContext,
  before: readonly ExistingPrice[] = others,
): PriceIssues {
  const issues = {
    ...validatePeriod(draft, others, today),
    ...validateAmount(draft, others, ceilings),
  };
  if (Object.keys(issues).length > 0) return issues;
  const { harga, berlakuDari, berlakuSampai = null } = draft;
  const after = [...others, { harga, berlakuDari, sampaiDiisi: berlakuSampai }];
  const extensionIssue = extendedPriceIssue(before, after, ceilings);
  return extensionIssue === undefined ? {} : { berlakuDari: [extensionIssue] };
}
