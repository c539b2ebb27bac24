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

/** Refuses what is wrong. @throws Problem 422 */
export const refuse = (faults: PriceFaults): void => {
  if (Object.keys(faults).length > 0) throw faulty(faults);
};

/**
 * Refuses the first price of a thing that exceeds a ceiling or ends before it begins.
 * @param field by which the sum goes there
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
 * Refuses a price that came along with another change and is not the one that holds: it would be lost.
 * @throws Problem 422 at the first such field
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

/** Refuses another kind of ceilings for prices that exceed them. @throws Problem 422 on `tipe` */
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
