import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { RecordPage, ResourceCreate } from '#src/kit/form/ResourcePages.tsx';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { price } from '#texts/price.ts';
import { service } from '#texts/service.ts';
import { useFirstPriceDefinition } from '../price/useCeilingDecrees.ts';
import { definition, createDefinition } from './definition.ts';

addMessages({ resources: { price, service } });

export { definition };

const ceilingKind = () => 'service' as const;

/** Creates a service with its first price. */
export const ServiceCreate = () =>
  createElement(ResourceCreate, {
    definition: useFirstPriceDefinition(createDefinition, 'tarifPerDosis', ceilingKind),
  });

/** Page of a service with its prices; it is not loaded with the list. */
export const ServicePage = lazyComponent(async () => {
  const { pageDefinition } = await import('./page/pageDefinition.tsx');
  return () => createElement(RecordPage, { definition: pageDefinition });
});
