import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { recordPath } from '#contract/record-pages.ts';
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
  const { role, idReferensi } = useRequiredSession();
  const [listed] = useState(() => withAccountLink(idReferensi));
  if (permissionScope(role, 'invoice.read') === 'all') {
    return <Navigate to={definition.paths.list} replace />;
  }
  return <ResourceList definition={listed} />;
};

/** The own invoices, with a link to the account of the company. */
const withAccountLink = (idBHBU: number | null) =>
  idBHBU === null
    ? ownDefinition
    : {
        ...ownDefinition,
        links: [
          {
            label: 'resources.companyAccount.name',
            to: recordPath('companyAccount', idBHBU),
            right: 'companyAccount.read',
            isProminent: true,
          } as const,
          ...(ownDefinition.links ?? []),
        ],
      };
