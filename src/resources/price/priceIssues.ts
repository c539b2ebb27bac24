import {
  validatePrice,
  type Ceiling,
  type ExistingPrice,
  type PriceDraft,
  type PriceIssues,
} from '#contract/domains/price/index.ts';
import { plausibleDay } from '#contract/core/values/plausible-day.ts';
import { renderByField } from '#src/i18n/contractMessages.ts';
import { jakartaDay } from '#src/kit/format/date.ts';

type FormInput = Readonly<Record<string, unknown>>;

/** Whether a value is a day; while one is typed, the field has a part of it. */
const isDay = (value: unknown): value is string => plausibleDay.safeParse(value).success;

/** Reads a price from form input; undefined while the amount or the start date is missing or not complete. */
export function readPriceDraft(input: FormInput, field = 'harga'): PriceDraft | undefined {
  const { [field]: harga, berlakuDari, berlakuSampai } = input;
  if (typeof harga !== 'number' || !isDay(berlakuDari)) return undefined;
  return {
    harga,
    berlakuDari,
    berlakuSampai: isDay(berlakuSampai) ? berlakuSampai : null,
  };
}

/** Validates a price against the others with the server's rules; returns messages by field. */
export function priceIssues(
  input: FormInput,
  others: readonly ExistingPrice[],
  ceilings: readonly Ceiling[],
  previousPrices?: readonly ExistingPrice[],
): Partial<Record<keyof PriceIssues, string[]>> {
  const draft = readPriceDraft(input);
  const today = jakartaDay(new Date());
  return draft
    ? renderByField(validatePrice(draft, others, { today, ceilings }, previousPrices))
    : {};
}

/**
 * Validates the first price of a product or service that is being created.
 * @param field name of the amount in that form
 */
export function firstPriceIssues(
  input: FormInput,
  field: string,
  ceilings: readonly Ceiling[],
): Record<string, string[]> {
  const { harga, ...rest } = priceIssues({ ...input, harga: input[field] }, [], ceilings);
  return { ...rest, ...(harga ? { [field]: harga } : {}) };
}
