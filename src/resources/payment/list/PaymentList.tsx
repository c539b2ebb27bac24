import { Navigate } from 'react-router-dom';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { definition, toVerifyDefinition } from '../definition.ts';

const withoutCompanyFilter = {
  ...definition,
  filters: (definition.filters ?? []).filter(({ source }) => source !== 'idBHBU'),
};

/** The payments of all companies; a company is led to its invoices. */
export const PaymentList = () => {
  const can = usePermission();
  const { role } = useRequiredSession();
  if (permissionScope(role, 'payment.read') !== 'all') {
    return <Navigate to="/dashboard/invoice/list-invoice" replace />;
  }
  return <ResourceList definition={can('bhbu.choose') ? definition : withoutCompanyFilter} />;
};

/** The payments whose proof waits for verification. */
export const PaymentsToVerify = () => <ResourceList definition={toVerifyDefinition} />;
