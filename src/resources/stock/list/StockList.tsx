import { Navigate } from 'react-router-dom';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { isFaskesStaff } from '../../faskes/isFaskesStaff.ts';
import { definition, definitionWithoutCompanies, ofCompany, ofFacility } from '../definition.ts';

/** The stock of all facilities; a company or facility is led to its own. */
export const StockList = () => {
  const can = usePermission();
  const { role } = useRequiredSession();
  if (permissionScope(role, 'stock.read') !== 'all') {
    return <Navigate to={ofFacility.paths.list} replace />;
  }
  return <ResourceList definition={can('bhbu.choose') ? definition : definitionWithoutCompanies} />;
};

/** The stock of the user's own company or facility; the staff are led to all of it. */
export const StockOwnList = () => {
  const { role } = useRequiredSession();
  if (permissionScope(role, 'stock.read') === 'all') {
    return <Navigate to={definition.paths.list} replace />;
  }
  return <ResourceList definition={isFaskesStaff(role) ? ofFacility : ofCompany} />;
};
