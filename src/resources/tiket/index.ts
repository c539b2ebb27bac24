import { tiket } from '#src/i18n/id/tiket.ts';
import { addWords } from '#src/i18n/later.ts';

addWords({ resources: { tiket } });

export { TicketScreen as TicketChange } from './TicketScreen.tsx';
