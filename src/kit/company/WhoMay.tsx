import type { Permission } from '#contract/policy.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { rightMissingFor } from '#src/providers/auth/permissionScope.ts';
import { lazyComponent } from '../lazy/lazyComponent.ts';

const ColleaguesWithRight = lazyComponent(
  async () => (await import('./ColleaguesWithRight.tsx')).ColleaguesWithRight,
);

/**
 * Says who of the user's company has a permission that its role can have but the user's account lacks; renders
 * nothing for anyone else.
 */
export const WhoMay = ({ permission }: { permission: Permission }) => {
  const right = rightMissingFor(useRequiredSession().role, permission);
  return right ? <ColleaguesWithRight right={right} /> : null;
};
