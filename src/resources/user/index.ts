import { createElement } from 'react';
import { user } from '#src/i18n/id/user.ts';
import { addWords } from '#src/i18n/later.ts';
import { ResourceCreate, ResourceEdit } from '#src/ui/form/ResourceForm.tsx';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { definition, forNew } from './definition.ts';

addWords({ resources: { user } });

export { definition };

/** All accounts. */
export const UserList = () => createElement(ResourceList, { definition });

/** A new account; its first password is shown once. */
export const UserCreate = () => createElement(ResourceCreate, { definition: forNew });

/** An account, to be changed; one's own, or one that stands above, to be seen. */
export const UserEdit = () => createElement(ResourceEdit, { definition });
