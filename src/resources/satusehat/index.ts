import { addMessages } from '#src/i18n/lazyMessages.ts';
import { satusehat } from '#texts/satusehat.ts';
import { vaksinasi } from '#texts/vaksinasi.ts';

addMessages({ resources: { satusehat, vaksinasi } });

export { SatusehatScreen } from './SatusehatScreen.tsx';
