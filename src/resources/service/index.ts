import { createElement } from 'react';
import { price } from '#src/i18n/id/price.ts';
import { service } from '#src/i18n/id/service.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { ResourceCreate, ResourceEdit } from '#src/ui/form/ResourcePages.tsx';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { definition, createDefinition } from './definition.ts';

addMessages({ resources: { price, service } });

export { definition };

export const ServiceList = () => createElement(ResourceList, { definition });

/** Creates a service with its first price. */
export const ServiceCreate = () => createElement(ResourceCreate, { definition: createDefinition });

/** Edit or read-only page of a service, with all its prices. */
export const ServiceEdit = () => createElement(ResourceEdit, { definition });
