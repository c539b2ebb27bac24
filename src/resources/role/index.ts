import { createElement } from 'react';
import { ResourceCreate, ResourceEdit } from '#src/kit/form/ResourcePages.tsx';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { definition } from './definition.ts';

export { definition };

export const RoleList = () => createElement(ResourceList, { definition });

/** Creates a role based on a built-in one. */
export const RoleCreate = () => createElement(ResourceCreate, { definition });

/** Edit page of a custom role; built-in roles are read-only. */
export const RoleEdit = () => createElement(ResourceEdit, { definition });
