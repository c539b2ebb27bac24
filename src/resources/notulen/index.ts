import { addMessages } from '#src/i18n/lazyMessages.ts';
import { notulen } from '#texts/notulen.ts';
import { pks } from '#texts/pks.ts';

addMessages({ resources: { notulen, pks } });

export { MeetingNotes } from './MeetingNotes.tsx';
export { MeetingNotesForm } from './MeetingNotesForm.tsx';
export { OpenDecisions } from './OpenDecisions.tsx';
