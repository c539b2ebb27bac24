import type { bhbuCalls } from '#contract/bhbu/calls.ts';
import type { Handler } from '../../context.ts';
import { checkVersion } from '../../db/check-version.ts';
import { getBhbu, lockBhbu } from '../query/get.ts';
import { createBhbuAuditEntry } from '../audit-entry.ts';
import { checkApproved, writeBhbu } from './write.ts';

/** Sets the customer account number, which is not unique: companies of one group may share it. */
export const updateInvoiceAccount: Handler<typeof bhbuCalls.updateInvoiceAccount> = async (
  ctx,
  { body },
) => {
  const row = await lockBhbu(ctx, body.idBHBU);
  checkApproved(row);
  checkVersion(ctx.expectedVersion, await getBhbu(ctx, row.id), body);
  await writeBhbu(ctx, row.id, { invoiceAccount: body.invoiceAccount });
  await ctx.audit(
    createBhbuAuditEntry('invoiceAccount', row, {
      before: { invoiceAccount: row.invoiceAccount },
      after: { invoiceAccount: body.invoiceAccount },
    }),
  );
  return await getBhbu(ctx, row.id);
};
