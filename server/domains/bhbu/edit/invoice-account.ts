import type { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import type { Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { toBhbu } from '../query/get.ts';
import { bhbuRecords } from '../records.ts';
import { checkApproved } from './rules.ts';

/**
 * Sets the customer account number, which is not unique: companies of one group may share it, and
 * whether the company is a collector of PPN.
 */
export const updateInvoiceAccount: Handler<typeof bhbuCalls.updateInvoiceAccount> = async (
  ctx,
  { body },
) => {
  const row = await bhbuRecords.lock(ctx, body.idBHBU);
  checkApproved(row);
  checkVersion(ctx.expectedVersion, await toBhbu(ctx, row), body);
  const { invoiceAccount, pemungutPPN = row.pemungutPPN } = body;
  return await toBhbu(
    ctx,
    await bhbuRecords.update(
      ctx,
      row,
      { invoiceAccount, pemungutPPN },
      { action: 'invoiceAccount' },
    ),
  );
};
