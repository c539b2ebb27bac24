import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { ResourceCreate } from '#src/kit/form/ResourcePages.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { machineAccount } from '#texts/machineAccount.ts';
import { createDefinition, definition, ownCreateDefinition } from './definition.ts';

addMessages({ resources: { machineAccount } });

export { definition };

/** Makes a machine account; its token is shown once. */
export const MachineAccountCreate = () => {
  const isOwn = permissionScope(useRequiredSession().role, 'machineAccount.create') === 'own';
  return createElement(ResourceCreate, {
    definition: isOwn ? ownCreateDefinition : createDefinition,
  });
};
