import type { userCalls } from '#contract/domains/user.ts';
import { canGrantRole, type Role } from '#contract/policy.ts';
import type { Handler } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { resolveRole, openAccount } from './open-account.ts';
import { accounts } from './records.ts';
import { resolveAccountOwner } from './account-owner.ts';

/** Forbids granting a role above the caller's own. @throws Problem 422 on `roleId` */
export function checkCanGrantRole(callerRole: Role, grantedRole: Role): void {
  if (!canGrantRole(callerRole, grantedRole)) {
    throw invalidField('roleId', message('user.roleForSuperadmin', { peran: grantedRole }));
  }
}

/** Creates an account; only this response contains its first password. */
export const create: Handler<typeof userCalls.create> = async (ctx, { body }) => {
  const role = await resolveRole(ctx.db, body.roleId);
  checkCanGrantRole(ctx.user.role, role.base);
  const opened = await openAccount(ctx, {
    userName: body.userName,
    fullName: body.fullName,
    email: body.email ?? null,
    phone: body.noHP ?? null,
    role: role.id,
    ...resolveAccountOwner(role.base, body.idReferensi),
  });
  return {
    ...(await accounts.get(ctx, opened.id)),
    kataSandiAwal: opened.firstPassword,
    berlakuSampai: opened.expiresAt,
  };
};
