import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { definition, definitionWithoutCompanies, ownDefinition } from './definition.ts';

/** The work orders that the user may see: all, or those of their company or facility. */
export const WorkOrderList = () => {
  const can = usePermission();
  const { role } = useRequiredSession();
  const all = can('bhbu.choose') ? definition : definitionWithoutCompanies;
  return (
    <ResourceList
      definition={permissionScope(role, 'workOrder.read') === 'all' ? all : ownDefinition}
    />
  );
};
