import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { faktur } from '#texts/faktur.ts';
import { monthNames } from '../order/list/months.ts';
import { definition } from './definition.ts';

addMessages({ resources: { faktur: { ...faktur, masa: monthNames } } });

export { definition };

export const FakturPage = lazyComponent(async () => {
  const { pageDefinition } = await import('./page/pageDefinition.tsx');
  return () => createElement(RecordPage, { definition: pageDefinition });
});
export const ReadBackScreen = lazyComponent(
  async () => (await import('./readBack/ReadBackScreen.tsx')).ReadBackScreen,
);
export const FakturFiles = lazyComponent(
  async () => (await import('./list/FakturFiles.tsx')).FakturFiles,
);
