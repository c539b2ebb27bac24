import { addMessages } from '#src/i18n/lazyMessages.ts';
import { kipi } from '#texts/kipi.ts';
import { vaksinasi } from '#texts/vaksinasi.ts';

addMessages({ resources: { kipi, vaksinasi } });

export { VaksinasiScreen } from './VaksinasiScreen.tsx';
export { KipiPage } from './kipi/KipiPage.tsx';
export { KipiScreen } from './kipi/KipiScreen.tsx';
