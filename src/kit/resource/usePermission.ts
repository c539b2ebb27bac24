import type { Permission } from '#contract/policy.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';

/** Returns a function that tells whether the user has a permission; undefined is never granted. */
export function usePermission(): (permission: Permission | undefined) => boolean {
  const { role } = useRequiredSession();
  return permission => permission !== undefined && permissionScope(role, permission) !== undefined;
}
