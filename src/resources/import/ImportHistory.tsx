import { useMemo } from 'react';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { importHistoryDefinition } from './definition.ts';

/** The import history within the scope of the signed-in user's role. */
export const ImportHistory = () => {
  const { role } = useRequiredSession();
  const definition = useMemo(() => importHistoryDefinition(role), [role]);
  return <ResourceList definition={definition} />;
};
