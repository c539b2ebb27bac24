import { createElement } from 'react';
import { productCeilingKind, type Product } from '#contract/domains/product.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { RecordPage, ResourceCreate } from '#src/kit/form/ResourcePages.tsx';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { price } from '#texts/price.ts';
import { product } from '#texts/product.ts';
import { useFirstPriceDefinition } from '../price/useCeilingDecrees.ts';
import { definition, createDefinition } from './definition.ts';

addMessages({ resources: { price, product } });

export { definition };

const ceilingKind = ({ tipe }: Readonly<Record<string, unknown>>) =>
  productCeilingKind(tipe as Product['tipe']);

/** Creates a product with its first price. */
export const ProductCreate = () =>
  createElement(ResourceCreate, {
    definition: useFirstPriceDefinition(createDefinition, 'hargaSatuan', ceilingKind),
  });

/** Page of a product with its prices and batches; it is not loaded with the list. */
export const ProductPage = lazyComponent(async () => {
  const { pageDefinition } = await import('./page/pageDefinition.tsx');
  return () => createElement(RecordPage, { definition: pageDefinition });
});
