import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { bankLine } from '#texts/bankLine.ts';
import { payment } from '#texts/payment.ts';

addMessages({ resources: { bankLine, payment } });

export { definition } from './definition.ts';

// Only the list is loaded with the first screen.
export const UploadScreen = lazyComponent(
  async () => (await import('./upload/UploadScreen.tsx')).UploadScreen,
);
export const BankLinePage = lazyComponent(async () => {
  const { pageDefinition } = await import('./page/pageDefinition.tsx');
  return () => createElement(RecordPage, { definition: pageDefinition });
});
