import type { Permission } from '#contract/policy.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/authProvider.ts';

/** Returns a function that tells whether the user has a permission; undefined is never granted. */
export function usePermission(): (permission: Permission | undefined) => boolean {
  const session = useRequiredSession();
  return permission =>
    permission !== undefined && permissionScope(session, permission) !== undefined;
}
