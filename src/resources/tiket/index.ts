import { riwayat } from '#texts/riwayat.ts';
import { tiket } from '#texts/tiket.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';

addMessages({ resources: { riwayat, tiket } });

export { ChangeTicketScreen } from './ChangeTicketScreen.tsx';
