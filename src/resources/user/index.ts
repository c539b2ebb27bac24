import { createElement } from 'react';
import { user } from '#src/i18n/id/user.ts';
import { addWords } from '#src/i18n/later.ts';
import { ResourceCreate, ResourceEdit } from '#src/ui/form/ResourceForm.tsx';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { definition, forNew } from './definition.ts';

addWords({ resources: { user } });

export { definition };

export const UserList = () => createElement(ResourceList, { definition });

/** Creates an account; its first password is shown once. */
export const UserCreate = () => createElement(ResourceCreate, { definition: forNew });

/** Edit page of an account; read-only for the caller's own account and for higher roles. */
export const UserEdit = () => createElement(ResourceEdit, { definition });
