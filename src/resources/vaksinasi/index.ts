import { vaksinasi } from '#src/i18n/id/vaksinasi.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';

addMessages({ resources: { vaksinasi } });

export { VaksinasiScreen } from './VaksinasiScreen.tsx';
export { KipiScreen } from './kipi/KipiScreen.tsx';
