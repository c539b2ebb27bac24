import type { voucherCalls } from '#contract/domains/voucher/calls.ts';
import type { Handlers } from '#server/platform/context.ts';
import { bind, bindExisting } from './bind.ts';
import { activate, changeState } from './change-state.ts';
import { check } from './check.ts';
import { use } from './use.ts';
import './visits.ts';

export { voidVoucher } from './change-state.ts';
export { limitCodeGuesses, withCodeLimit } from './code-limit.ts';
export { lockWithHolder } from './lock.ts';

/** Handlers of a voucher at a clinic, and of its states. */
export const clinicHandlers = {
  activate,
  bind,
  bindExisting,
  changeState,
  check,
  use,
} satisfies Partial<Handlers<typeof voucherCalls>>;
