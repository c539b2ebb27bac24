import type { userCalls } from '#contract/user.ts';
import type { Verbs } from '../context.ts';
import { create } from './create.ts';
import { remove, resetPassword, restore, setActive } from './life.ts';
import { choices, choicesOfAm, list } from './list.ts';
import { updateProfile } from './profile.ts';
import { getAccount } from './read.ts';
import { update } from './update.ts';

export const userVerbs: Verbs<typeof userCalls> = {
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
