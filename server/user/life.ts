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

/** Disables an account, which signs it out, or lets it in again. */
export const setActive: Verb<typeof userCalls.setActive> = async (ctx, { params, body }) => {
  const before = await takeAccount(ctx, params.id);
  checkVersion(ctx.versionRead, before, body);
  const act = body.isActive ? 'activate' : 'deactivate';
  const after = await writeAccount(ctx, act, before, { isActive: body.isActive });
  if (!body.isActive) await endSessionsOf(ctx.db, after.id, 'akun berubah', ctx.now);
  return after;
};

/** Gives a new first password, told this once; the old one is void and whoever used it is signed out. */
export const resetPassword: Verb<typeof userCalls.resetPassword> = async (ctx, { params }) => {
  const before = await takeAccount(ctx, params.id);
  const { password, expiresAt, kept } = await firstPassword(ctx.now);
  // A password is nothing that a form holds: one that is open for this account is not out of date.
  const { version } = before;
  const after = await writeAccount(ctx, 'resetPassword', before, { ...kept, version });
  await endSessionsOf(ctx.db, after.id, 'akun berubah', ctx.now);
  return { ...after, kataSandiAwal: password, berlakuSampai: expiresAt };
};

/** Deletes an account so that it can be undone; its name stays taken, as the trail knows it by that. */
export const remove: Verb<typeof userCalls.remove> = async (ctx, { params }) => {
  const before = await takeAccount(ctx, params.id);
  checkVersion(ctx.versionRead, before, null);
  const after = await writeAccount(ctx, 'delete', before, { deletedAt: ctx.now.toISOString() });
  await endSessionsOf(ctx.db, after.id, 'akun berubah', ctx.now);
  return after;
};

/** Brings a deleted account back as it was. @throws Problem 409 when its company or facility is gone */
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
