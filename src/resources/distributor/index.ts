import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { ResourceCreate, ResourceEdit } from '#src/kit/form/ResourcePages.tsx';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { distributor } from '#texts/distributor.ts';
import { definition } from './definition.ts';

addMessages({ resources: { distributor } });

export const DistributorList = () => createElement(ResourceList, { definition });
export const DistributorCreate = () => createElement(ResourceCreate, { definition });
export const DistributorEdit = () => createElement(ResourceEdit, { definition });
