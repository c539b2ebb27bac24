import {
  exceeded,
  judgePrice,
  sayDay,
  sayRupiah,
  type Ceiling,
  type PriceDraft,
  type PriceFaults,
  type PriceVersion,
} from '#contract/price/index.ts';
import type { Context } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import { faulty, invalid } from '../problem.ts';

/** @throws Problem 422 when there are issues */
export const refuse = (faults: PriceFaults): void => {
  if (Object.keys(faults).length > 0) throw faulty(faults);
};

/**
 * Validates the first price of a product or service.
 * @param field form field that holds the amount
 * @throws Problem 422
 */
export function checkFirstPrice(
  ctx: Pick<Context, 'now'>,
  field: string,
  draft: PriceDraft,
  ceilings: readonly Ceiling[],
): void {
  const { harga, ...rest } = judgePrice(draft, [], { today: dayInJakarta(ctx.now), ceilings });
  refuse({ ...rest, ...(harga ? { [field]: harga } : {}) });
}

/**
 * Requires price fields sent with a product or service to equal the current price, since an update
 * does not save them.
 * @throws Problem 422 on each differing field
 */
export function checkPriceUntouched(
  sent: Readonly<Record<string, unknown>>,
  held: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): void {
  const touched = fields.filter(field => sent[field] != null && sent[field] !== held[field]);
  if (touched.length === 0) return;
  const text = 'Harga tidak diubah di sini: tambahkan harga baru dengan tanggal mulainya';
  throw faulty(Object.fromEntries(touched.map(field => [field, [text]])));
}

/**
 * Requires all prices to stay within the ceilings of a changed type.
 * @throws Problem 422 on `tipe`
 */
export function checkCeilingsKept(
  prices: readonly PriceVersion[],
  ceilings: readonly Ceiling[],
): void {
  const over = prices.find(one => exceeded(ceilings, one));
  if (!over) return;
  throw invalid(
    'tipe',
    `Harga ${sayRupiah(over.harga)} mulai ${sayDay(over.berlakuDari)} melampaui batas tipe ini`,
  );
}
