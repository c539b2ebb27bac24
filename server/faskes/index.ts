import type { faskesCalls } from '#contract/faskes/index.ts';
import type { Verbs } from '../context.ts';
import { answerGuarantee } from './answer.ts';
import { choices, choicesOfBhbu } from './choices.ts';
import { companies, companiesByPost } from './companies.ts';
import { create } from './create.ts';
import { addEvidence, downloadEvidence, removeEvidence } from './evidence.ts';
import { remove, restore, setActive } from './life.ts';
import { get, list } from './read.ts';
import { statement } from './statement.ts';
import { update } from './update.ts';

export const faskesVerbs: Verbs<typeof faskesCalls> = {
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
