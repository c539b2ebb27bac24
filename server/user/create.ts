import { mayGrant, type Role } from '#contract/policy.ts';
import type { userCalls } from '#contract/user.ts';
import type { Verb } from '../context.ts';
import { invalid } from '../problem.ts';
import { findRole, openAccount } from './open-account.ts';
import { readAccount } from './read.ts';
import { referenceOf } from './reference.ts';

/** Forbids granting a role above the caller's own. @throws Problem 422 on `roleId` */
export function checkGrant(giver: Role, given: Role): void {
  if (!mayGrant(giver, given)) {
    throw invalid('roleId', `Hanya SUPERADMIN yang dapat memberi peran berdasar ${given}`);
  }
}

/** Creates an account; only this response contains its first password. */
export const create: Verb<typeof userCalls.create> = async (ctx, { body }) => {
  const role = await findRole(ctx.db, body.roleId);
  checkGrant(ctx.user.role, role.base);
  const opened = await openAccount(ctx, {
    userName: body.userName,
    fullName: body.fullName,
    email: body.email ?? null,
    phone: body.noHP ?? null,
    role: role.id,
    ...referenceOf(role.base, body.idReferensi),
  });
  return {
    ...(await readAccount(ctx.db, opened.id)),
    kataSandiAwal: opened.firstPassword,
    berlakuSampai: opened.expiresAt,
  };
};
