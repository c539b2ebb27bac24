import type { faskesCalls } from '#contract/faskes/index.ts';
import type { Handlers } from '../context.ts';
import { answerGuarantee } from './statement/answer-guarantee.ts';
import { choices, choicesOfBhbu } from './query/choices.ts';
import { companies, companiesByPost } from './assignment/bhbu-of-faskes.ts';
import { create } from './edit/create.ts';
import { addEvidence, downloadEvidence, removeEvidence } from './statement/evidence.ts';
import { remove, restore, setActive } from './edit/lifecycle.ts';
import { get, list } from './query/get.ts';
import { statement } from './statement/statement.ts';
import { update } from './edit/update.ts';

export const faskesHandlers: Handlers<typeof faskesCalls> = {
  list,
  get,
  create,
  update,
  setActive,
  remove,
  restore,
  choices,
  choicesOfBhbu,
  companies,
  companiesByPost,
  statement,
  answerGuarantee,
  addEvidence,
  removeEvidence,
  downloadEvidence,
};
