import type { applicationCalls } from '#contract/application/index.ts';
import { findBhbu } from '../bhbu/read.ts';
import { openedNumbers } from '../bhbu/row.ts';
import { writeAudit } from '../audit/audit.ts';
import { withoutTransaction, type Verb, type Verbs } from '../context.ts';
import { transaction } from '../db/client.ts';
import { mend, standing } from './applicant.ts';
import { approve, ask, reject } from './decide.ts';
import { list } from './read.ts';
import { register } from './register.ts';

export { approveApplication, askForMending, rejectApplication } from './decide.ts';
export { saveApplication } from './register.ts';

/** Returns the unmasked identity numbers of an application; the audit log records each reveal. */
const reveal: Verb<typeof applicationCalls.reveal> = withoutTransaction(async (ctx, { params }) => {
  await ctx.deps.throttle.reveals(ctx);
  return await transaction(ctx.deps.db, async db => {
    const inside = { ...ctx, db };
    const row = await findBhbu(inside, params.id);
    await writeAudit(inside, {
      action: 'bhbu.reveal',
      resource: 'bhbu',
      recordId: row.id,
      recordLabel: row.name,
    });
    return openedNumbers(ctx.deps.keys, row);
  });
});

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
