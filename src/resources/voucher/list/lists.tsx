import { Navigate } from 'react-router-dom';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { isFaskesStaff } from '../../faskes/isFaskesStaff.ts';
import { definition, ownDefinition } from '../transaction/definition.ts';
import { ofCompany, ofFacility, voucherDefinition } from '../voucher/definition.ts';

/** The transactions of all companies, which only the staff may open. */
export const TransactionList = () => <ResourceList definition={definition} />;

/** The transactions of the user's own company; the staff are led to all of them. */
export const TransactionOwnList = () => {
  const { role } = useRequiredSession();
  return permissionScope(role, 'voucher.issue') === 'all' ? (
    <Navigate to={definition.paths.list} replace />
  ) : (
    <ResourceList definition={ownDefinition} />
  );
};

/** The vouchers of all companies, which only the staff may open. */
export const VoucherList = () => <ResourceList definition={voucherDefinition} />;

/** The vouchers of the user's own company or facility; the staff are led to all of them. */
export const VoucherOwnList = () => {
  const { role } = useRequiredSession();
  if (permissionScope(role, 'voucher.read') === 'all') {
    return <Navigate to={voucherDefinition.paths.list} replace />;
  }
  return <ResourceList definition={isFaskesStaff(role) ? ofFacility : ofCompany} />;
};
