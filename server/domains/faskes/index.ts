import type { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import type { faskesCalls } from '#contract/domains/faskes/index.ts';
import type { Handlers } from '#server/platform/context.ts';
import { assign, facilities, unassign } from './assignment/assign.ts';
import { answerGuarantee } from './statement/answer-guarantee.ts';
import { choices, choicesOfBhbu } from './query/choices.ts';
import { companies, companiesByPost } from './assignment/bhbu-of-faskes.ts';
import { create, remove, restore, setActive, update } from './edit/write.ts';
import { statementPaperHandlers } from './statement/document.ts';
import { evidenceHandlers } from './statement/evidence.ts';
import { list } from './query/list.ts';
import { faskesRecords } from './records.ts';
import { statement } from './statement/statement.ts';

export { assignFaskes } from './assignment/assign.ts';
export { faskesRecords } from './records.ts';
export { findDeletedFaskes, lockFaskesOrThrow } from './edit/deletion-lock.ts';
export { mapFaskesByCode, type FaskesByCode } from './query/by-code.ts';
export { canChooseFaskes, listFaskesCodes } from './query/choices.ts';
export { countExpiringFaskes, countFaskesWithoutJadwal, countFaskes } from './query/count.ts';
export { findVisibleFaskes, findVisibleFaskesName } from './query/name.ts';
export { list as faskesPage } from './query/list.ts';
export { listFaskesServing } from './query/serving.ts';
export { canSeeFaskes } from './scope.ts';
export { statementStateOn } from './statement/statement-state.ts';

/** Handlers of the faskes of a company. */
export const bhbuFaskesHandlers: Handlers<
  Pick<typeof bhbuCalls, 'facilities' | 'assign' | 'unassign'>
> = { facilities, assign, unassign };

export const faskesHandlers: Handlers<typeof faskesCalls> = {
  list,
  get: (ctx, { params }) => faskesRecords.get(ctx, params.id),
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
  ...statementPaperHandlers,
  ...evidenceHandlers,
};
