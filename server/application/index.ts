import type { applicationCalls } from '#contract/application/index.ts';
import { findBhbu } from '../bhbu/read.ts';
import { openedNumbers } from '../bhbu/row.ts';
import type { Verb, Verbs } from '../context.ts';
import { mend, standing } from './applicant.ts';
import { approve, ask, reject } from './decide.ts';
import { list } from './read.ts';
import { register } from './register.ts';

export { approveApplication, askForMending, rejectApplication } from './decide.ts';
export { saveApplication } from './register.ts';

/** Numbers of persons in an application in full; that they were shown, and to whom, is in the trail. */
const reveal: Verb<typeof applicationCalls.reveal> = async (ctx, { params }) => {
  const row = await findBhbu(ctx, params.id);
  await ctx.audit({
    action: 'bhbu.reveal',
    resource: 'bhbu',
    recordId: row.id,
    recordLabel: row.name,
  });
  return openedNumbers(ctx.deps.keys, row);
};

export const applicationVerbs: Verbs<typeof applicationCalls> = {
  register,
  standing,
  mend,
  list,
  reveal,
  approve,
  reject,
  ask,
};
