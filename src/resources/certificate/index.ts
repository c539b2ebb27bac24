import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { certificate } from '#texts/certificate.ts';
import { certificateWaiting } from '#texts/certificateWaiting.ts';

addMessages({ resources: { certificate, certificateWaiting } });

export { certificateSpec as definition } from './definition.ts';
export { CertificateList, WaitingList } from './list/lists.tsx';

// Only the lists are loaded with the first screen.
export const CertificatePage = lazyComponent(async () => {
  const { pageDefinition } = await import('./page/pageDefinition.tsx');
  return () => createElement(RecordPage, { definition: pageDefinition });
});
