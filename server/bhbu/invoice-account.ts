import type { bhbuCalls } from '#contract/bhbu.ts';
import type { Verb } from '../context.ts';
import { checkVersion } from '../db/version.ts';
import { getBhbu, lockBhbu } from './read.ts';
import { onBhbu } from './trail.ts';
import { checkTakesPart, writeBhbu } from './write.ts';

/** Sets the customer account number, which is not unique: companies of one group may share it. */
export const updateInvoiceAccount: Verb<typeof bhbuCalls.updateInvoiceAccount> = async (
  ctx,
  { body },
) => {
  const row = await lockBhbu(ctx, body.idBHBU);
  checkTakesPart(row);
  checkVersion(ctx.versionRead, await getBhbu(ctx, row.id), body);
  await writeBhbu(ctx, row.id, { invoiceAccount: body.invoiceAccount });
  await ctx.audit(
    onBhbu('invoiceAccount', row, {
      before: { invoiceAccount: row.invoiceAccount },
      after: { invoiceAccount: body.invoiceAccount },
    }),
  );
  return await getBhbu(ctx, row.id);
};
