import { belongsTo } from '#contract/policy.ts';
import type { userCalls } from '#contract/user.ts';
import { endSessionsOf } from '../auth/session.ts';
import { isThereBhbu } from '../bhbu/choices.ts';
import type { Verb } from '../context.ts';
import { checkVersion } from '../db/version.ts';
import { Problem } from '../problem.ts';
import { mustHoldFaskes } from '../faskes/hold.ts';
import { takeAccount } from './guard.ts';
import { firstPassword } from './open-account.ts';
import { referenceOf } from './reference.ts';
import { writeAccount } from './write.ts';

/** Activates or deactivates an account; deactivation ends its sessions. */
export const setActive: Verb<typeof userCalls.setActive> = async (ctx, { params, body }) => {
  const before = await takeAccount(ctx, params.id);
  checkVersion(ctx.versionRead, before, body);
  const act = body.isActive ? 'activate' : 'deactivate';
  const after = await writeAccount(ctx, act, before, { isActive: body.isActive });
  if (!body.isActive) await endSessionsOf(ctx.db, after.id, 'akun berubah', ctx.now);
  return after;
};

/**
 * Replaces the password by a new first password, which only this response contains, and ends all
 * sessions.
 */
export const resetPassword: Verb<typeof userCalls.resetPassword> = async (ctx, { params }) => {
  const before = await takeAccount(ctx, params.id);
  const { password, expiresAt, kept } = await firstPassword(ctx.now);
  // The version stays, since no edit form contains the password and an open form must not conflict.
  const { version } = before;
  const after = await writeAccount(ctx, 'resetPassword', before, { ...kept, version });
  await endSessionsOf(ctx.db, after.id, 'akun berubah', ctx.now);
  return { ...after, kataSandiAwal: password, berlakuSampai: expiresAt };
};

/**
 * Soft-deletes an account; its user name stays reserved, since audit entries identify it by that.
 */
export const remove: Verb<typeof userCalls.remove> = async (ctx, { params }) => {
  const before = await takeAccount(ctx, params.id);
  checkVersion(ctx.versionRead, before, null);
  const after = await writeAccount(ctx, 'delete', before, { deletedAt: ctx.now.toISOString() });
  await endSessionsOf(ctx.db, after.id, 'akun berubah', ctx.now);
  return after;
};

/** Restores a deleted account. @throws Problem 409 when its company or faskes is deleted */
export const restore: Verb<typeof userCalls.restore> = async (ctx, { params }) => {
  const before = await takeAccount(ctx, params.id, { deleted: true });
  const isOfCompany = belongsTo(before.roleName).kind === 'bhbu' && before.idReferensi !== null;
  if (isOfCompany && !(await isThereBhbu(ctx.db, before.idReferensi ?? 0))) {
    throw new Problem(
      'KEADAAN_SALAH',
      `Perusahaan akun ini sudah dihapus. Pulihkan ${before.organizationName ?? 'perusahaannya'} lebih dahulu.`,
    );
  }
  const { faskesId } = referenceOf(before.roleName, before.idReferensi);
  await mustHoldFaskes(ctx.db, faskesId === null ? [] : [faskesId]);
  return await writeAccount(ctx, 'restore', before, { deletedAt: null });
};
