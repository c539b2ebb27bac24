import { organizationRuleOf } from '#contract/policy.ts';
import type { userCalls } from '#contract/user.ts';
import { endSessionsOfUser } from '../auth/session.ts';
import { bhbuExists } from '../bhbu/query/choices.ts';
import type { Handler } from '../context.ts';
import { checkVersion } from '../db/check-version.ts';
import { Problem } from '../problem.ts';
import { lockFaskesOrThrow } from '../faskes/edit/deletion-lock.ts';
import { lockAccount } from './account-lock.ts';
import { createFirstPassword } from './open-account.ts';
import { resolveAccountOwner } from './account-owner.ts';
import { updateAccount } from './write.ts';

/** Activates or deactivates an account; deactivation ends its sessions. */
export const setActive: Handler<typeof userCalls.setActive> = async (ctx, { params, body }) => {
  const before = await lockAccount(ctx, params.id);
  checkVersion(ctx.expectedVersion, before, body);
  const actionName = body.isActive ? 'activate' : 'deactivate';
  const after = await updateAccount(ctx, actionName, before, { isActive: body.isActive });
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
  // The version stays, since no edit form contains the password and an open form must not conflict.
  const { version } = before;
  const after = await updateAccount(ctx, 'resetPassword', before, { ...passwordColumns, version });
  await endSessionsOfUser(ctx.db, after.id, 'akun berubah', ctx.now);
  return { ...after, kataSandiAwal: password, berlakuSampai: expiresAt };
};

/**
 * Soft-deletes an account; its user name stays reserved, since audit entries identify it by that.
 */
export const remove: Handler<typeof userCalls.remove> = async (ctx, { params }) => {
  const before = await lockAccount(ctx, params.id);
  checkVersion(ctx.expectedVersion, before, null);
  const after = await updateAccount(ctx, 'delete', before, { deletedAt: ctx.now.toISOString() });
  await endSessionsOfUser(ctx.db, after.id, 'akun berubah', ctx.now);
  return after;
};

/** Restores a deleted account. @throws Problem 409 when its company or faskes is deleted */
export const restore: Handler<typeof userCalls.restore> = async (ctx, { params }) => {
  const before = await lockAccount(ctx, params.id, { deleted: true });
  const belongsToBhbu =
    organizationRuleOf(before.roleName).kind === 'bhbu' && before.idReferensi !== null;
  if (belongsToBhbu && !(await bhbuExists(ctx.db, before.idReferensi ?? 0))) {
    throw new Problem(
      'KEADAAN_SALAH',
      `Perusahaan akun ini sudah dihapus. Pulihkan ${before.organizationName ?? 'perusahaannya'} lebih dahulu.`,
    );
  }
  const { faskesId } = resolveAccountOwner(before.roleName, before.idReferensi);
  await lockFaskesOrThrow(ctx.db, faskesId === null ? [] : [faskesId]);
  return await updateAccount(ctx, 'restore', before, { deletedAt: null });
};
