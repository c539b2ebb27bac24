export { TicketScreen as TicketChange } from './TicketScreen.tsx';
