import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { ResourceCreate, ResourceEdit } from '#src/kit/form/ResourcePages.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { libur } from '#texts/libur.ts';
import { definition, ownDefinition } from './definition.ts';

addMessages({ resources: { libur } });

/** Returns the definition for the user's scope. */
const useDefinition = () =>
  permissionScope(useRequiredSession().role, 'libur.read') === 'own' ? ownDefinition : definition;

export { definition, ownDefinition };
export const LiburCreate = () => createElement(ResourceCreate, { definition: useDefinition() });
export const LiburEdit = () => createElement(ResourceEdit, { definition: useDefinition() });
