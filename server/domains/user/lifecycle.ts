import type { userCalls } from '#contract/domains/user.ts';
import { organizationRuleOf } from '#contract/policy.ts';
import { bhbuExists } from '#server/domains/bhbu/index.ts';
import { lockFaskesOrThrow } from '#server/domains/faskes/index.ts';
import { endSessionsOfUser } from '#server/platform/auth/session.ts';
import type { Handler } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { lockAccount } from './account-lock.ts';
import { createFirstPassword } from './open-account.ts';
import { resolveAccountOwner } from './account-owner.ts';
import { accounts } from './records.ts';

/** Activates or deactivates an account; deactivation ends its sessions. */
export const setActive: Handler<typeof userCalls.setActive> = async (ctx, { params, body }) => {
  const before = await lockAccount(ctx, params.id, { submitted: body });
  const after = await accounts.setActive(ctx, before, body.isActive, {
    reason: body.alasan ?? undefined,
  });
  if (!body.isActive) await endSessionsOfUser(ctx.db, after.id, 'akun berubah', ctx.now);
  return after;
};

/**
 * Replaces the password by a new first password, which only this response contains, and ends all
 * sessions.
 */
export const resetPassword: Handler<typeof userCalls.resetPassword> = async (ctx, { params }) => {
  const before = await lockAccount(ctx, params.id);
  const { password, expiresAt, passwordColumns } = await createFirstPassword(ctx.now);
  const after = await accounts.update(ctx, before, passwordColumns, {
    action: 'resetPassword',
    keepsVersion: true,
  });
  await endSessionsOfUser(ctx.db, after.id, 'akun berubah', ctx.now);
  return { ...after, kataSandiAwal: password, berlakuSampai: expiresAt };
};

/**
 * Soft-deletes an account; its user name stays reserved, since audit entries identify it by that.
 */
export const remove: Handler<typeof userCalls.remove> = async (ctx, { params }) => {
  const before = await lockAccount(ctx, params.id, { submitted: null });
  const after = await accounts.remove(ctx, before);
  await endSessionsOfUser(ctx.db, after.id, 'akun berubah', ctx.now);
  return after;
};

/** Restores a deleted account. @throws Problem 409 when its company or faskes is deleted */
export const restore: Handler<typeof userCalls.restore> = async (ctx, { params }) => {
  const before = await lockAccount(ctx, params.id, { which: 'deleted' });
  const belongsToBhbu =
    organizationRuleOf(before.roleName).kind === 'bhbu' && before.idReferensi !== null;
  if (belongsToBhbu && !(await bhbuExists(ctx.db, before.idReferensi ?? 0))) {
    throw new Problem(
      'KEADAAN_SALAH',
      message('user.companyDeleted', {
        perusahaan: before.organizationName ?? message('user.itsCompany'),
      }),
    );
  }
  const { faskesId } = resolveAccountOwner(before.roleName, before.idReferensi);
  await lockFaskesOrThrow(ctx.db, faskesId === null ? [] : [faskesId]);
  return await accounts.restore(ctx, before);
};
