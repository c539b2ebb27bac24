import { riwayat } from '#src/i18n/id/riwayat.ts';
import { tiket } from '#src/i18n/id/tiket.ts';
import { addWords } from '#src/i18n/later.ts';

addWords({ resources: { riwayat, tiket } });

export { TicketScreen as TicketChange } from './TicketScreen.tsx';
