import { addMessages } from '#src/i18n/lazyMessages.ts';
import '#src/kit/offline/offlineMessages.ts';
import { vaksinasi } from '#texts/vaksinasi.ts';

addMessages({ resources: { vaksinasi } });

export { OfflineScreen } from './OfflineScreen.tsx';
