import { belongsTo } from '#contract/policy.ts';
import type { userCalls } from '#contract/user.ts';
import { endSessionsOf } from '../auth/session.ts';
import type { Verb } from '../context.ts';
import { checkVersion } from '../db/version.ts';
import { Problem } from '../problem.ts';
import { checkGrant } from './create.ts';
import { takeAccount } from './guard.ts';
import { checkReference, findRole } from './open-account.ts';
import { referenceOf } from './reference.ts';
import { writeAccount } from './write.ts';

/**
 * Updates another user's account; a new role or organization ends its sessions, since its rights
 * change.
 */
export const update: Verb<typeof userCalls.update> = async (ctx, { params, body }) => {
  if (params.id === ctx.user.id) refuseOwn(body);
  const before = await takeAccount(ctx, params.id);
  checkVersion(ctx.versionRead, before, body);
  const role = await findRole(ctx.db, body.roleId);
  checkGrant(ctx.user.role, role.base);
  const reference = referenceOf(role.base, body.idReferensi);
  const wasAbout = { kind: belongsTo(before.roleName).kind, id: before.idReferensi };
  const isAbout = { kind: belongsTo(role.base).kind, id: body.idReferensi ?? null };
  const moved = wasAbout.kind !== isAbout.kind || wasAbout.id !== isAbout.id;
  // An unchanged company or faskes is not checked, since it may have become inactive.
  if (moved) await checkReference(ctx.db, role.base, reference);

  const after = await writeAccount(ctx, 'update', before, {
    fullName: body.fullName,
    email: body.email ?? null,
    phone: body.noHP ?? null,
    roleId: role.id,
    ...reference,
  });
  if (moved || before.roleId !== after.roleId) {
    await endSessionsOf(ctx.db, after.id, 'akun berubah', ctx.now);
  }
  return after;
};

/** Forbids a change of the caller's own role or organization. @throws Problem 422 */
function refuseOwn(body: object): never {
  const message = 'Tidak dapat diubah pada akun sendiri. Mintalah administrator lain.';
  const errors = Object.fromEntries(
    ['roleId', 'idReferensi'].filter(key => key in body).map(key => [key, [message]]),
  );
  throw new Problem('TIDAK_SAH', message, { errors });
}
