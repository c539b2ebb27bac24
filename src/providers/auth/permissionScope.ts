// oxlint-disable no-restricted-imports -- the one place that asks the policy
import {
  canAccess,
  companyRightNames,
  missingRight,
  roleScope,
  type CompanyRight,
  type Permission,
  type RightsHolder,
  type Role,
  type Scope,
} from '#contract/policy.ts';
import { readSession } from '../session.ts';

/** Returns a role with the rights that its company gave to the signed-in account, which has the role. */
function holderOf(role: Role): RightsHolder {
  const session = readSession();
  const stored = session?.role === role ? session.hak : null;
  return {
    role,
    hak: stored ? companyRightNames.filter(one => stored.includes(one)) : companyRightNames,
  };
}

/**
 * Returns the scope in which the signed-in account has a permission of its role: all records or one's own; undefined
 * without it. The console asks for permissions here only, `authProvider.canAccess` included; the server enforces the
 * same table.
 */
export const permissionScope = (role: Role, permission: Permission): Scope | undefined =>
  canAccess(holderOf(role), permission);

/** Returns the right that the company did not give to the signed-in account, and that a permission needs. */
export const rightMissingFor = (role: Role, permission: Permission): CompanyRight | undefined =>
  missingRight(holderOf(role), permission);

/** Returns the scope in which a role can have a permission, whatever a company gives to its accounts. */
export const permissionScopeOfRole = (role: Role, permission: Permission): Scope | undefined =>
  roleScope(role, permission);
