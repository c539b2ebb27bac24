import {
  judgePrice,
  type Ceiling,
  type KnownPrice,
  type PriceDraft,
  type PriceFaults,
} from '#contract/price/index.ts';
import { jakartaDay } from '#src/ui/format/date.ts';

type Input = Readonly<Record<string, unknown>>;

/** A price as it stands in a form; undefined while there is not enough of it to be judged. */
export function draftOf(input: Input, field = 'harga'): PriceDraft | undefined {
  const { [field]: harga, berlakuDari, berlakuSampai } = input;
  if (typeof harga !== 'number' || typeof berlakuDari !== 'string') return undefined;
  return {
    harga,
    berlakuDari,
    berlakuSampai: typeof berlakuSampai === 'string' ? berlakuSampai : null,
  };
}

/** What the server would find wrong with a price among others, in its words, before it is asked. */
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
 * What is wrong with the first price of a thing that is not there yet.
 * @param field by which the sum goes there
 */
export function firstPriceFaults(
  input: Input,
  field: string,
  ceilings: readonly Ceiling[],
): Record<string, string[]> {
  const { harga, ...rest } = priceFaults({ ...input, harga: input[field] }, [], ceilings);
  return { ...rest, ...(harga ? { [field]: harga } : {}) };
}
