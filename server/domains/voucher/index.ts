import type { voucherCalls } from '#contract/domains/voucher/calls.ts';
import type { Handlers } from '#server/platform/context.ts';
import { clinicHandlers, limitCodeGuesses, withCodeLimit } from './clinic/index.ts';
import { findByCode, getByCode, listHandlers } from './list/index.ts';
import { voucherScope } from './records.ts';

export { findByCode as findVoucherByCode, limitCodeGuesses, voucherScope };
export { useVoucherById } from './clinic/use.ts';
export { findPreparedVouchers, findLostUse } from './clinic/prepared.ts';
export { releaseVouchersOf } from './clinic/change-state.ts';
export { contractPage, voucherContractHandlers } from './contract/index.ts';
export { endVoucherContracts } from './contract/lifecycle.ts';
export { findCirculationObstacle } from './contract/obstacle.ts';
export { expireTransaction, expireVouchers } from './expiry.ts';
export { transactionPage, voucherTransactionHandlers } from './transaction/index.ts';
export { issueTransaction } from './transaction/issue.ts';
export {
  countContractDrafts,
  countExpiringSoon,
  countFailedTickets,
  countFrozen,
  countInactiveTransactions,
} from './waiting.ts';

export const voucherHandlers: Handlers<typeof voucherCalls> = {
  ...listHandlers,
  ...clinicHandlers,
  getByCode: withCodeLimit(getByCode, ({ params }) => params.code, voucherScope),
};
