import { addMessages } from '#src/i18n/lazyMessages.ts';
import { luring } from '#texts/luring.ts';
import { vaksinasi } from '#texts/vaksinasi.ts';

addMessages({ resources: { luring, vaksinasi } });

export { OfflineScreen } from './OfflineScreen.tsx';
