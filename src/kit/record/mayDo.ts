import type { AwaitedAct } from '#contract/core/lifecycle.ts';
import type { Role } from '#contract/policy.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';

/** Whether a role may do what a record waits for. */
export const mayDo = ({ right, by }: AwaitedAct, role: Role): boolean =>
  permissionScope(role, right) !== undefined && (by?.includes(role) ?? true);
