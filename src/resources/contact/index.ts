import { addMessages } from '#src/i18n/lazyMessages.ts';
import { absentee } from '#texts/absentee.ts';
import { recipient } from '#texts/recipient.ts';
import { vaksinasi } from '#texts/vaksinasi.ts';

// The names of doses and of the reasons are those of the queue.
addMessages({ resources: { absentee, recipient, vaksinasi } });

export { AbsenteesScreen } from './AbsenteesScreen.tsx';
export { BatchRecipientsScreen, RecalledRecipientsScreen } from './RecipientsScreen.tsx';
