import { createElement } from 'react';
import { price } from '#src/i18n/id/price.ts';
import { product } from '#src/i18n/id/product.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { ResourceCreate, ResourceEdit } from '#src/ui/form/ResourcePages.tsx';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { definition, createDefinition } from './definition.ts';

addMessages({ resources: { price, product } });

export { definition };

export const ProductList = () => createElement(ResourceList, { definition });

/** Creates a product with its first price. */
export const ProductCreate = () => createElement(ResourceCreate, { definition: createDefinition });

/** Edit or read-only page of a product, with all its prices. */
export const ProductEdit = () => createElement(ResourceEdit, { definition });
