import { addMessages } from '#src/i18n/lazyMessages.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { kipi } from '#texts/kipi.ts';
import { vaksinasi } from '#texts/vaksinasi.ts';

addMessages({ resources: { kipi, vaksinasi } });

export { VaksinasiScreen } from './VaksinasiScreen.tsx';

// The queue is opened all day, the list and the pages of KIPI rarely.
export const KipiPage = lazyComponent(async () => (await import('./kipi/KipiPage.tsx')).KipiPage);
export const KipiScreen = lazyComponent(
  async () => (await import('./kipi/KipiScreen.tsx')).KipiScreen,
);
