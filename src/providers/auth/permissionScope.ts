// oxlint-disable-next-line no-restricted-imports -- the one place that asks the policy
import { canAccess, type Permission, type Role, type Scope } from '#contract/policy.ts';

/**
 * Returns the scope in which a role has a permission: all records or one's own; undefined without it. The console asks
 * for permissions here only, `authProvider.canAccess` included; the server enforces the same table.
 */
export const permissionScope = (role: Role, permission: Permission): Scope | undefined =>
  canAccess(role, permission);
