import type { userCalls } from '#contract/user.ts';
import type { Handlers } from '../context.ts';
import { create } from './create.ts';
import { remove, resetPassword, restore, setActive } from './lifecycle.ts';
import { choices, choicesOfAm, list } from './list.ts';
import { updateProfile } from './profile.ts';
import { getAccount } from './read.ts';
import { update } from './update.ts';

export const userHandlers: Handlers<typeof userCalls> = {
  list,
  choices,
  choicesOfAm,
  get: getAccount,
  create,
  update,
  setActive,
  resetPassword,
  remove,
  restore,
  updateProfile,
};
