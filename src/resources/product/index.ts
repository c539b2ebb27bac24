import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { RecordPage, ResourceCreate } from '#src/kit/form/ResourcePages.tsx';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { price } from '#texts/price.ts';
import { product } from '#texts/product.ts';
import { definition, createDefinition } from './definition.ts';

addMessages({ resources: { price, product } });

export { definition };

/** Creates a product with its first price. */
export const ProductCreate = () => createElement(ResourceCreate, { definition: createDefinition });

/** Page of a product with its prices and batches; it is not loaded with the list. */
export const ProductPage = lazyComponent(async () => {
  const { pageDefinition } = await import('./page/pageDefinition.tsx');
  return () => createElement(RecordPage, { definition: pageDefinition });
});
