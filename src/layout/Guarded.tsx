import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { canAccess, type Permission } from '#contract/policy.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { Denied } from './pages/Denied.tsx';

interface GuardedProps {
  access: Permission;
  /** Whether the address names the company or facility of whoever may open no other. */
  ownId?: boolean | undefined;
  children: ReactNode;
}

/** Shows what is within to whom the right is given, 'Akses ditolak' to others. */
export const Guarded = ({ access, ownId = false, children }: GuardedProps) => {
  const { role, idReferensi } = useSignedIn();
  const { id } = useParams();
  const scope = canAccess(role, access);
  const isAnothers = ownId && scope === 'own' && id !== String(idReferensi);
  return scope && !isAnothers ? children : <Denied />;
};
