import { Navigate } from 'react-router-dom';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { definition, ownDefinition } from '../definition.ts';

const withoutCompanyFilter = {
  ...definition,
  filters: (definition.filters ?? []).filter(({ source }) => source !== 'idBHBU'),
};

/** The invoices of all companies; a company is led to its own. */
export const InvoiceList = () => {
  const can = usePermission();
  const { role } = useRequiredSession();
  if (permissionScope(role, 'invoice.read') !== 'all') {
    return <Navigate to={ownDefinition.paths.list} replace />;
  }
  return <ResourceList definition={can('bhbu.choose') ? definition : withoutCompanyFilter} />;
};

/** The invoices of the user's own company; the staff are led to all of them. */
export const InvoiceOwnList = () => {
  const { role } = useRequiredSession();
  if (permissionScope(role, 'invoice.read') === 'all') {
    return <Navigate to={definition.paths.list} replace />;
  }
  return <ResourceList definition={ownDefinition} />;
};
