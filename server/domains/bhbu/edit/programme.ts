import type { Context } from '#server/platform/context.ts';
import { bhbuRecords } from '../records.ts';
import { checkAccountManager } from './form.ts';
import { checkAccountFree } from './invoice-account.ts';

/**
 * Sets the account manager and the customer account number of a company; what is undefined stays.
 * @throws Problem 404, 422 on the field
 */
export async function setProgramme(
  ctx: Context,
  id: number,
  values: {
    readonly accountManagerId?: number | undefined;
    readonly invoiceAccount?: string | undefined;
  },
) {
  const row = await bhbuRecords.lock(ctx, id);
  await checkAccountManager(ctx, values.accountManagerId);
  await checkAccountFree(ctx, row, values.invoiceAccount ?? null);
  return await bhbuRecords.update(ctx, row, values);
}
