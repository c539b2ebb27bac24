import { canAccess, type Permission } from '#contract/policy.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';

/** Returns a function that tells whether the user has a permission; undefined is never granted. */
export function useMay(): (permission: Permission | undefined) => boolean {
  const { role } = useSignedIn();
  return permission => permission !== undefined && canAccess(role, permission) !== undefined;
}
