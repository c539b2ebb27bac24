import type { applicationCalls } from '#contract/domains/application/index.ts';
import { bhbuRecords, decryptBhbuNumbers } from '#server/domains/bhbu/index.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { withoutTransaction, type Handler, type Handlers } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { resubmit, getApplicationStatus } from './applicant-handlers.ts';
import { approve, requestCorrection, reject } from './decide.ts';
import { list } from './list.ts';
import { register } from './register.ts';

export { approveApplication, requestApplicationCorrection, rejectApplication } from './decide.ts';
export { saveApplication } from './register.ts';

/** Returns the unmasked identity numbers of an application; the audit log records each reveal. */
const revealNumbers: Handler<typeof applicationCalls.reveal> = withoutTransaction(
  async (ctx, { params }) => {
    await ctx.deps.throttle.countReveal(ctx);
    return await transaction(ctx.deps.db, async db => {
      const transactionContext = { ...ctx, db };
      const row = await bhbuRecords.get(transactionContext, params.id);
      await writeAudit(transactionContext, {
        action: 'bhbu.reveal',
        resource: 'bhbu',
        recordId: row.id,
        recordLabel: row.namaBHBU,
      });
      return decryptBhbuNumbers(ctx.deps.keys, row);
    });
  },
);

export const applicationHandlers: Handlers<typeof applicationCalls> = {
  register,
  status: getApplicationStatus,
  resubmit,
  list,
  reveal: revealNumbers,
  approve,
  reject,
  requestCorrection,
};
