import { addMessages } from '#src/i18n/lazyMessages.ts';
import { vaksinasi } from '#texts/vaksinasi.ts';

addMessages({ resources: { vaksinasi } });

export { VaksinasiScreen } from './VaksinasiScreen.tsx';
export { KipiScreen } from './kipi/KipiScreen.tsx';
