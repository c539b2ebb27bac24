import {
  judgePrice,
  type Ceiling,
  type KnownPrice,
  type PriceDraft,
  type PriceFaults,
} from '#contract/price/index.ts';
import { jakartaDay } from '#src/ui/format/date.ts';

type Input = Readonly<Record<string, unknown>>;

/** Reads a price from form input; undefined while the amount or the start date is missing. */
export function draftOf(input: Input, field = 'harga'): PriceDraft | undefined {
  const { [field]: harga, berlakuDari, berlakuSampai } = input;
  if (typeof harga !== 'number' || typeof berlakuDari !== 'string') return undefined;
  return {
    harga,
    berlakuDari,
    berlakuSampai: typeof berlakuSampai === 'string' ? berlakuSampai : null,
  };
}

/** Validates a price against the others with the server's rules; returns messages by field. */
export function priceFaults(
  input: Input,
  others: readonly KnownPrice[],
  ceilings: readonly Ceiling[],
  before?: readonly KnownPrice[],
): PriceFaults {
  const draft = draftOf(input);
  const today = jakartaDay(new Date());
  return draft ? judgePrice(draft, others, { today, ceilings }, before) : {};
}

/**
 * Validates the first price of a product or service that is being created.
 * @param field name of the amount in that form
 */
export function firstPriceFaults(
  input: Input,
  field: string,
  ceilings: readonly Ceiling[],
): Record<string, string[]> {
  const { harga, ...rest } = priceFaults({ ...input, harga: input[field] }, [], ceilings);
  return { ...rest, ...(harga ? { [field]: harga } : {}) };
}
