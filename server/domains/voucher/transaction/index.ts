import type { voucherTransactionCalls } from '#contract/domains/voucher/transaction.ts';
import type { Handlers } from '#server/platform/context.ts';
import { changeHandlers } from './change.ts';
import { create } from './issue.ts';
import { list } from './list.ts';
import { recipientListHandlers } from './recipients.ts';
import { toTransaction, transactionRecords } from './records.ts';
import { sendHandlers } from './send.ts';

export { transactionPage } from './list.ts';

export const voucherTransactionHandlers: Handlers<typeof voucherTransactionCalls> = {
  list,
  listOwn: list,
  get: async (ctx, { params }) =>
    await toTransaction(ctx, await transactionRecords.get(ctx, params.id)),
  create,
  ...changeHandlers,
  ...recipientListHandlers,
  ...sendHandlers,
};
