import { createElement } from 'react';
import { ResourceCreate, ResourceEdit } from '#src/ui/form/ResourceForm.tsx';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { definition } from './definition.ts';

export { definition };

/** All roles. */
export const RoleList = () => createElement(ResourceList, { definition });

/** A new role on a base role. */
export const RoleCreate = () => createElement(ResourceCreate, { definition });

/** A role, to be changed; a built-in one to be seen. */
export const RoleEdit = () => createElement(ResourceEdit, { definition });
