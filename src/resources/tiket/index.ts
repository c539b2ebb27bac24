import { addMessages } from '#src/i18n/lazyMessages.ts';
import { riwayat } from '#texts/riwayat.ts';
import { tiket } from '#texts/tiket.ts';

addMessages({ resources: { riwayat, tiket } });

export { ChangeTicketScreen } from './ChangeTicketScreen.tsx';
