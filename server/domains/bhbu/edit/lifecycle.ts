import type { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import type { Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { findUsages } from '#server/platform/db/views/usages.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { bhbuLifecycle } from '../lifecycle.ts';
import { getBhbu, toBhbu } from '../query/get.ts';
import { bhbuRecords } from '../records.ts';

/** Activates or deactivates a company; deactivation ends the sessions of its accounts. */
export const setActive: Handler<typeof bhbuCalls.setActive> = async (ctx, { params, body }) => {
  const row = await bhbuRecords.lock(ctx, params.id);
  const inactiveReason = body.isActive ? null : (body.alasan ?? null);
  await transition(ctx, bhbuLifecycle, row, body.isActive ? 'activate' : 'deactivate', {
    check: async () => checkVersion(ctx.expectedVersion, await toBhbu(ctx, row), body),
    reason: inactiveReason ?? undefined,
    values: { alasanNonaktif: inactiveReason },
    audit: {
      before: { alasanNonaktif: row.alasanNonaktif },
      after: { alasanNonaktif: inactiveReason },
    },
  });
  return await getBhbu(ctx, row.id);
};

/** Lists the state changes of a company. @throws Problem 404 */
export const stateHistory = createHistoryHandler(bhbuLifecycle.resource, bhbuRecords);

/**
 * Soft-deletes a company without peserta and accounts. The row lock makes a concurrent registration
 * either commit first and be counted, or find the company deleted.
 * @throws Problem 409 with the counts of what still refers to it
 */
export const remove: Handler<typeof bhbuCalls.remove> = async (ctx, { params }) => {
  const row = await bhbuRecords.lock(ctx, params.id, { strength: 'update' });
  checkVersion(ctx.expectedVersion, await toBhbu(ctx, row), null);
  if (row.status === 'MENUNGGU' || row.status === 'PERLU_PERBAIKAN') {
    throw new Problem('KEADAAN_SALAH', message('bhbu.applicationOpen', { nama: row.namaBHBU }));
  }
  const usages = await findUsages(ctx.db, 'bhbu', row.id);
  if (usages !== null) {
    throw new Problem(
      'MASIH_DIPAKAI',
      message('bhbu.inUse', { nama: row.namaBHBU, pemakaian: usages }),
    );
  }
  return await toBhbu(ctx, await bhbuRecords.remove(ctx, row));
};

/** Restores a deleted company. @throws Problem 404, 422 when another company now has its NPWP */
export const restore: Handler<typeof bhbuCalls.restore> = async (ctx, { params }) => {
  const row = await bhbuRecords.lock(ctx, params.id, { which: 'deleted' });
  return await toBhbu(ctx, await bhbuRecords.restore(ctx, row));
};
