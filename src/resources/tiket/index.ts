import { riwayat } from '#src/i18n/id/riwayat.ts';
import { tiket } from '#src/i18n/id/tiket.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';

addMessages({ resources: { riwayat, tiket } });

export { ChangeTicketScreen } from './ChangeTicketScreen.tsx';
