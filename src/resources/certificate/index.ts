import { addMessages } from '#src/i18n/lazyMessages.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { certificate } from '#texts/certificate.ts';
import { certificateWaiting } from '#texts/certificateWaiting.ts';

addMessages({ resources: { certificate, certificateWaiting } });

export { CertificateList, WaitingList } from './list/lists.tsx';

// Only the lists are loaded with the first screen.
export const CertificatePage = lazyComponent(
  async () => (await import('./page/CertificatePage.ts')).CertificatePage,
);
