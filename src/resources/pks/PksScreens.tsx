import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { definition, ownDefinition } from './definition.ts';

interface ByScopeProps {
  /** Whether the screen is that of a company. */
  isOwn: boolean;
  children: ReactNode;
}

/** Leads staff from a company's screen to theirs, and a company from theirs to its own. */
const ByScope = ({ isOwn, children }: ByScopeProps) => {
  const { role } = useRequiredSession();
  const { pathname, search } = useLocation();
  if ((permissionScope(role, 'pks.read') === 'own') === isOwn) return children;
  const to = isOwn
    ? pathname.replace('/dashboard/', '/admin/')
    : pathname.replace('/admin/', '/dashboard/');
  return <Navigate to={{ pathname: to, search }} replace />;
};

/** The agreements of all companies. */
export const PksList = () => (
  <ByScope isOwn={false}>
    <ResourceList definition={definition} />
  </ByScope>
);

/** The agreements of the user's own company. */
export const PksOwnList = () => (
  <ByScope isOwn>
    <ResourceList definition={ownDefinition} />
  </ByScope>
);

// The page is not loaded with the list.
const loadPage = () => import('./pageDefinition.tsx');
const Page = lazyComponent(async () => {
  const { pageDefinition } = await loadPage();
  return () => <RecordPage definition={pageDefinition} />;
});
const OwnPage = lazyComponent(async () => {
  const { ownPageDefinition } = await loadPage();
  return () => <RecordPage definition={ownPageDefinition} />;
});

/** The page of an agreement for staff. */
export const PksPage = () => (
  <ByScope isOwn={false}>
    <Page />
  </ByScope>
);

/** The page of an agreement for its company. */
export const PksOwnPage = () => (
  <ByScope isOwn>
    <OwnPage />
  </ByScope>
);
