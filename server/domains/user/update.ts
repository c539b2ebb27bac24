import type { userCalls } from '#contract/domains/user.ts';
import { organizationRuleOf } from '#contract/policy.ts';
import { tellAccount } from '#server/platform/auth/account-notice.ts';
import { endSessionsOfUser } from '#server/platform/auth/session.ts';
import type { Handler } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { checkCanGrantRole } from './create.ts';
import { lockAccount } from './account-lock.ts';
import { checkAccountOwner, resolveRole } from './open-account.ts';
import { resolveAccountOwner } from './account-owner.ts';
import { endLonelyApproval } from './order-approval.ts';
import { accounts } from './records.ts';

/**
 * Updates another user's account; a new role or organization ends its sessions, since its rights
 * change.
 */
export const update: Handler<typeof userCalls.update> = async (ctx, { params, body }) => {
  if (params.id === ctx.user.id) throwOwnAccountChange(body);
  const before = await lockAccount(ctx, params.id, { submitted: body });
  const role = await resolveRole(ctx.db, body.roleId);
  checkCanGrantRole(ctx.user.role, role.base);
  const owner = resolveAccountOwner(role.base, body.idReferensi);
  const ownerBefore = { kind: organizationRuleOf(before.roleName).kind, id: before.idReferensi };
  const ownerAfter = { kind: organizationRuleOf(role.base).kind, id: body.idReferensi ?? null };
  const hasNewOwner = ownerBefore.kind !== ownerAfter.kind || ownerBefore.id !== ownerAfter.id;
  // An unchanged company or faskes is not checked, since it may have become inactive.
  if (hasNewOwner) await checkAccountOwner(ctx.db, role.base, owner);

  const after = await accounts.update(ctx, before, {
    fullName: body.fullName,
    email: body.email ?? null,
    noHP: body.noHP ?? null,
    roleId: role.id,
    ...owner,
  });
  if (hasNewOwner || before.roleId !== after.roleId) {
    await endSessionsOfUser(ctx.db, after.id, 'akun berubah', ctx.now);
    await endLonelyApproval(ctx, before);
  }
  if (before.email !== after.email) {
    await tellAccount(ctx, { ...after, email: before.email }, 'email');
  }
  return after;
};

/** Forbids a change of the caller's own role or organization. @throws Problem 422 */
function throwOwnAccountChange(body: object): never {
  const found = message('user.ownAccountField');
  const errors = Object.fromEntries(
    ['roleId', 'idReferensi'].filter(key => key in body).map(key => [key, [found]]),
  );
  throw new Problem('TIDAK_SAH', found, { errors });
}
