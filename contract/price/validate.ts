import { exceededCeiling, type Ceiling } from './ceilings.ts';
import { longDayText, rupiahText } from './format.ts';
import { hasBegun, priceOn, priceTimeline, type EnteredPeriod } from './timeline.ts';

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
export type PriceIssues = Partial<Record<keyof PriceDraft, string[]>>;

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
): string | undefined {
  const exceededBefore = new Set(
    pricesOverCeiling(before, rules).map(({ berlakuDari }) => berlakuDari),
  );
  const newlyExceeded = pricesOverCeiling(after, rules).find(
    ({ berlakuDari }) => !exceededBefore.has(berlakuDari),
  );
  return (
    newlyExceeded &&
    `Harga mulai ${longDayText(newlyExceeded.berlakuDari)} akan berlaku lebih lama dan melampaui batas Kementerian Kesehatan`
  );
}

/** Validates the period of a price against the others. Prices up to today are immutable. */
function validatePeriod(
  { berlakuDari, berlakuSampai = null }: PriceDraft,
  others: readonly ExistingPrice[],
  today: string,
): PriceIssues {
  if (berlakuSampai !== null && berlakuSampai < berlakuDari) {
    return { berlakuSampai: ['Isi tanggal yang tidak mendahului tanggal mulai berlaku'] };
  }
  const lines = priceTimeline(others);
  const priceThen = priceOn(lines, berlakuDari);
  if (priceThen?.berlakuDari === berlakuDari) {
    return { berlakuDari: [`Sudah ada harga yang berlaku mulai ${longDayText(berlakuDari)}`] };
  }
  if (priceThen && berlakuDari <= today) {
    return {
      berlakuDari: [
        `Hari itu sudah berlaku ${rupiahText(priceThen.harga)} dan tidak dapat diubah lagi. Isi paling cepat besok`,
      ],
    };
  }
  if (priceThen && priceThen.sampaiDiisi !== null && !hasBegun(priceThen, today)) {
    const until = longDayText(priceThen.sampaiDiisi);
    return {
      berlakuDari: [
        `Sampai ${until} sudah diisi ${rupiahText(priceThen.harga)}; ubah harga itu dulu`,
      ],
    };
  }
  const next = lines.find(price => price.berlakuDari > berlakuDari);
  if (next && berlakuSampai !== null && next.berlakuDari <= berlakuSampai) {
    const from = longDayText(next.berlakuDari);
    return {
      berlakuSampai: [`Mulai ${from} sudah ada harga lain. Isi tanggal sebelumnya, atau kosongkan`],
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
    harga: [`Paling tinggi ${rupiahText(amount)} sejak ${longDayText(from)} menurut ${decree}`],
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
