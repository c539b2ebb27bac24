import type { ReactNode } from 'react';
import { canAccess, type Permission } from '#contract/policy.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { Denied } from './pages/Denied.tsx';

/** Shows what is within to whom the right is given, 'Akses ditolak' to others. */
export const Guarded = ({ access, children }: { access: Permission; children: ReactNode }) => {
  const { role } = useSignedIn();
  return canAccess(role, access) ? children : <Denied />;
};
