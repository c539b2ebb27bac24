import type { userCalls } from '#contract/domains/user.ts';
import { findSessionsOfUser } from '#server/platform/auth/own-sessions.ts';
import type { Handlers } from '#server/platform/context.ts';
import { create } from './create.ts';
import {
  endSessions,
  remove,
  removeFactor,
  resetPassword,
  restore,
  setActive,
} from './lifecycle.ts';
import { choices, choicesOfAm, list } from './list.ts';
import { updateProfile } from './profile.ts';
import { accounts } from './records.ts';
import { update } from './update.ts';

export { checkSuperadminRemains, lockAccountAdministration } from './account-lock.ts';
export {
  accountIdsOfFaskes,
  findAccountRole,
  findFaskesIdOfAccount,
  moveDeletedAccountsToBuiltIn,
  accountExisted,
} from './accounts-by-owner.ts';
export { createFirstAdmin } from './first-admin.ts';
export { list as userPage } from './list.ts';
export { activateAccount, giveFirstPassword } from './lifecycle.ts';
export {
  checkAccountOwner,
  openAccount,
  openNumberedAccount,
  resolveRole,
} from './open-account.ts';
export { hasOtherOrderers } from './order-approval.ts';
export { accounts, type StoredAccount } from './records.ts';

export const userHandlers: Handlers<typeof userCalls> = {
  list,
  choices,
  choicesOfAm,
  get: (ctx, { params }) => accounts.get(ctx, params.id),
  sessions: async (ctx, { params }) => {
    const { id } = await accounts.get(ctx, params.id);
    return await findSessionsOfUser(ctx, id);
  },
  endSessions,
  removeFactor,
  create,
  update,
  setActive,
  resetPassword,
  remove,
  restore,
  updateProfile,
};
