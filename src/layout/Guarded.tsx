import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { canAccess, type Permission } from '#contract/policy.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { Denied } from './pages/Denied.tsx';

interface GuardedProps {
  access: Permission;
  /** Whether users with scope `own` may only open the URL with their own organisation's id. */
  ownId?: boolean | undefined;
  children: ReactNode;
}

/** Renders its children if the user has the permission, otherwise the 'Akses ditolak' page. */
export const Guarded = ({ access, ownId = false, children }: GuardedProps) => {
  const { role, idReferensi } = useSignedIn();
  const { id } = useParams();
  const scope = canAccess(role, access);
  const isAnothers = ownId && scope === 'own' && id !== String(idReferensi);
  return scope && !isAnothers ? children : <Denied />;
};
