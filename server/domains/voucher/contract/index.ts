import type { voucherContractCalls } from '#contract/domains/voucher/contract.ts';
import type { Handlers } from '#server/platform/context.ts';
import { readHandlers } from './read.ts';
import { writeHandlers } from './write.ts';

export { contractPage } from './read.ts';

export const voucherContractHandlers: Handlers<typeof voucherContractCalls> = {
  ...readHandlers,
  ...writeHandlers,
};
