import { canAccess, type Permission } from '#contract/policy.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';

/** Asks whether the person signed in holds a right; a deed without one is nobody's. */
export function useMay(): (permission: Permission | undefined) => boolean {
  const { role } = useSignedIn();
  return permission => permission !== undefined && canAccess(role, permission) !== undefined;
}
