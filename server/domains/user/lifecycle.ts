import type { userCalls } from '#contract/domains/user.ts';
import { organizationRuleOf } from '#contract/policy.ts';
import { bhbuExists } from '#server/domains/bhbu/index.ts';
import { lockFaskesOrThrow } from '#server/domains/faskes/index.ts';
import { tellAccount } from '#server/platform/auth/account-notice.ts';
import { distrustDevices } from '#server/platform/auth/devices.ts';
import { removeFactors } from '#server/platform/auth/factor-store.ts';
import { findSessionsOfUser } from '#server/platform/auth/own-sessions.ts';
import { endSessionsOfUser } from '#server/platform/auth/session.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { lockAccount } from './account-lock.ts';
import { createFirstPassword } from './open-account.ts';
import { resolveAccountOwner } from './account-owner.ts';
import { endLonelyApproval } from './order-approval.ts';
import { accounts, type StoredAccount } from './records.ts';

/** Activates or deactivates a locked account; deactivation ends its sessions. */
export async function activateAccount(
  ctx: Context,
  before: StoredAccount,
  isActive: boolean,
  reason?: string,
): Promise<StoredAccount> {
  const after = await accounts.setActive(ctx, before, isActive, { reason });
  if (!isActive) await endSessionsOfUser(ctx.db, after.id, 'akun berubah', ctx.now);
  return after;
}

export const setActive: Handler<typeof userCalls.setActive> = async (ctx, { params, body }) => {
  const before = await lockAccount(ctx, params.id, { submitted: body });
  const after = await activateAccount(ctx, before, body.isActive, body.alasan ?? undefined);
  await endLonelyApproval(ctx, before);
  return after;
};

/** Replaces the password of a locked account by a new first password, and ends all sessions. */
export async function giveFirstPassword(ctx: Context, before: StoredAccount) {
  const { password, expiresAt, passwordColumns } = await createFirstPassword(ctx.now);
  const after = await accounts.update(ctx, before, passwordColumns, {
    action: 'resetPassword',
    keepsVersion: true,
  });
  await endSessionsOfUser(ctx.db, after.id, 'akun berubah', ctx.now);
  await distrustDevices(ctx.db, after.id);
  return { after, password, expiresAt };
}

/** Gives an account a new first password, which only this response contains. */
export const resetPassword: Handler<typeof userCalls.resetPassword> = async (ctx, { params }) => {
  const before = await lockAccount(ctx, params.id);
  const { after, password, expiresAt } = await giveFirstPassword(ctx, before);
  await tellAccount(ctx, after, 'passwordReset');
  return { ...after, kataSandiAwal: password, berlakuSampai: expiresAt };
};

/** Removes the second factors of an account whose owner lost them; they set up new ones as the rule requires. */
export const removeFactor: Handler<typeof userCalls.removeFactor> = async (ctx, { params }) => {
  const before = await lockAccount(ctx, params.id);
  if (!before.faktorKedua) {
    throw new Problem('KEADAAN_SALAH', message('user.noFactor', { nama: before.userName }));
  }
  await removeFactors(ctx.db, before.id);
  await distrustDevices(ctx.db, before.id);
  await endSessionsOfUser(ctx.db, before.id, 'akun berubah', ctx.now);
  await ctx.audit({
    action: 'user.removeFactor',
    resource: 'user',
    recordId: before.id,
    recordLabel: before.userName,
  });
  await tellAccount(ctx, before, 'factorReset');
  return await accounts.get(ctx, before.id);
};

/** Ends every session of an account. */
export const endSessions: Handler<typeof userCalls.endSessions> = async (ctx, { params }) => {
  const { id, userName } = await lockAccount(ctx, params.id);
  const open = await findSessionsOfUser(ctx, id);
  await endSessionsOfUser(ctx.db, id, 'diakhiri', ctx.now);
  await ctx.audit({
    action: 'user.endSessions',
    resource: 'user',
    recordId: id,
    recordLabel: userName,
    before: { sesi: open.map(({ userAgent, address }) => ({ userAgent, address })) },
  });
  return { ended: open.length };
};

/**
 * Soft-deletes an account; its user name stays reserved, since audit entries identify it by that.
 */
export const remove: Handler<typeof userCalls.remove> = async (ctx, { params }) => {
  const before = await lockAccount(ctx, params.id, { submitted: null });
  const after = await accounts.remove(ctx, before);
  await endSessionsOfUser(ctx.db, after.id, 'akun berubah', ctx.now);
  await endLonelyApproval(ctx, before);
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
