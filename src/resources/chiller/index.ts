import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { ResourceCreate, ResourceEdit } from '#src/kit/form/ResourcePages.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { chiller } from '#texts/chiller.ts';
import { definition, ownDefinition } from './definition.ts';

addMessages({ resources: { chiller } });

/** Returns the definition for the user's scope. */
const useDefinition = () =>
  permissionScope(useRequiredSession().role, 'chiller.read') === 'own' ? ownDefinition : definition;

export { definition, ownDefinition };
export const ChillerCreate = () => createElement(ResourceCreate, { definition: useDefinition() });
export const ChillerEdit = () => createElement(ResourceEdit, { definition: useDefinition() });
