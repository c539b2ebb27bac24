import { createElement } from 'react';
import { distributor } from '#texts/distributor.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { ResourceCreate, ResourceEdit } from '#src/ui/form/ResourcePages.tsx';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { definition } from './definition.ts';

addMessages({ resources: { distributor } });

export const DistributorList = () => createElement(ResourceList, { definition });
export const DistributorCreate = () => createElement(ResourceCreate, { definition });
export const DistributorEdit = () => createElement(ResourceEdit, { definition });
