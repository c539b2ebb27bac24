import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { invoice } from '#texts/invoice.ts';
import { nota } from '#texts/nota.ts';
import { definition } from './definition.ts';

addMessages({ resources: { invoice, nota } });

export { definition };

export const NotaPage = lazyComponent(async () => {
  const { pageDefinition } = await import('./page/pageDefinition.tsx');
  return () => createElement(RecordPage, { definition: pageDefinition });
});
