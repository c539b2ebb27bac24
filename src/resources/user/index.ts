import { createElement } from 'react';
import { user } from '#src/i18n/id/user.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { ResourceCreate, ResourceEdit } from '#src/ui/form/ResourcePages.tsx';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { definition, createDefinition } from './definition.ts';

addMessages({ resources: { user } });

export { definition };

export const UserList = () => createElement(ResourceList, { definition });

/** Creates an account; its first password is shown once. */
export const UserCreate = () => createElement(ResourceCreate, { definition: createDefinition });

/** Edit page of an account; read-only for the caller's own account and for higher roles. */
export const UserEdit = () => createElement(ResourceEdit, { definition });
