import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { canAccess } from '#contract/policy.ts';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { definition, ownDefinition } from '../definition.ts';

/** The invoices of all companies; a company is led to its own. */
export const InvoiceList = () => {
  const can = usePermission();
  const { role } = useRequiredSession();
  const canChooseCompany = can('bhbu.choose');
  const all = useMemo(
    () =>
      canChooseCompany
        ? definition
        : {
            ...definition,
            filters: (definition.filters ?? []).filter(({ source }) => source !== 'idBHBU'),
          },
    [canChooseCompany],
  );
  if (canAccess(role, 'invoice.read') !== 'all') {
    return <Navigate to={ownDefinition.paths.list} replace />;
  }
  return <ResourceList definition={all} />;
};

/** The invoices of the user's own company; the staff are led to all of them. */
export const InvoiceOwnList = () => {
  const { role } = useRequiredSession();
  if (canAccess(role, 'invoice.read') === 'all') {
    return <Navigate to={definition.paths.list} replace />;
  }
  return <ResourceList definition={ownDefinition} />;
};
