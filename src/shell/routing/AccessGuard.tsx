import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Permission } from '#contract/policy.ts';
import { AccessDeniedPage } from '#src/kit/pages/AccessDeniedPage.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';

interface AccessGuardProps {
  access: Permission;
  /** Whether users with scope `own` may only open the URL with their own organisation's id. */
  requiresOwnId?: boolean | undefined;
  children: ReactNode;
}

/** Renders its children if the user has the permission, otherwise the 'Akses ditolak' page. */
export const AccessGuard = ({ access, requiresOwnId = false, children }: AccessGuardProps) => {
  const session = useRequiredSession();
  const { id } = useParams();
  const scope = permissionScope(session.role, access);
  const isOtherOrganization =
    requiresOwnId && scope === 'own' && id !== String(session.idReferensi);
  return scope && !isOtherOrganization ? children : <AccessDeniedPage access={access} />;
};
