import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { filteredListPath } from '#src/kit/list/listPaths.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { definition, facilityDefinition, ownDefinition } from '../definition.ts';

/** The orders of the user's own company, or those that the user's facility carries out. */
export const OrderListOwn = () => {
  const { id = '' } = useParams();
  const { role } = useRequiredSession();
  const seesPrices = usePermission()('pks.read');
  const own = useMemo(
    () => (seesPrices ? ownDefinition(id) : facilityDefinition(id)),
    [seesPrices, id],
  );
  if (permissionScope(role, 'order.read') === 'all') {
    return <Navigate to={filteredListPath(definition.paths.list, { bhbuId: id })} replace />;
  }
  return <ResourceList definition={own} />;
};

const withoutCompanyFilter = {
  ...definition,
  filters: (definition.filters ?? []).filter(({ source }) => source !== 'bhbuId'),
};

/** The orders of all companies; others are led to their own. */
export const OrderListAll = () => {
  const can = usePermission();
  const { role, idReferensi } = useRequiredSession();
  if (permissionScope(role, 'order.read') !== 'all') {
    return <Navigate to={ownDefinition(String(idReferensi ?? 0)).paths.list} replace />;
  }
  return <ResourceList definition={can('bhbu.choose') ? definition : withoutCompanyFilter} />;
};
