import {
  exceededCeiling,
  validatePrice,
  type CeilingKind,
  type PriceDraft,
  type PriceIssues,
  type PriceVersion,
} from '#contract/domains/price/index.ts';
import type { Context } from '#server/platform/context.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidFields, invalidField } from '#server/platform/problem.ts';
import { lockCeilings } from './ceiling-decrees.ts';

/** @throws Problem 422 when there are issues */
export const throwIfInvalid = (issues: PriceIssues): void => {
  if (Object.keys(issues).length > 0) throw invalidFields(issues);
};

/**
 * Validates the first price of a product or service.
 * @param field form field that holds the amount
 * @throws Problem 422
 */
export async function validateFirstPrice(
  ctx: Pick<Context, 'db' | 'now'>,
  field: string,
  draft: PriceDraft,
  kind: CeilingKind,
): Promise<void> {
  const { harga, ...rest } = validatePrice(draft, [], {
    today: dayInJakarta(ctx.now),
    ceilings: await lockCeilings(ctx.db, kind),
  });
  throwIfInvalid({ ...rest, ...(harga ? { [field]: harga } : {}) });
}

/**
 * Requires price fields sent with a product or service to equal the current price, since an update
 * does not save them.
 * @throws Problem 422 on each differing field
 */
export function checkPriceUnchanged(
  submitted: Readonly<Record<string, unknown>>,
  current: Readonly<Record<string, unknown>>,
  amountField: string,
): void {
  const fields = [amountField, 'berlakuDari', 'berlakuSampai', 'noSK'];
  const changedFields = fields.filter(
    field => submitted[field] != null && submitted[field] !== current[field],
  );
  if (changedFields.length === 0) return;
  const text = message('price.notChangedHere');
  throw invalidFields(Object.fromEntries(changedFields.map(field => [field, [text]])));
}

/**
 * Requires all prices to stay within the ceilings of a changed type.
 * @throws Problem 422 on `tipe`
 */
export async function checkWithinCeilings(
  { db }: Pick<Context, 'db'>,
  prices: readonly PriceVersion[],
  kind: CeilingKind,
): Promise<void> {
  const ceilings = await lockCeilings(db, kind);
  const violation = prices.find(one => exceededCeiling(ceilings, one));
  if (!violation) return;
  throw invalidField(
    'tipe',
    message('price.typeOverCeiling', { harga: violation.harga, mulai: violation.berlakuDari }),
  );
}
