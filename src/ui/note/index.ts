import { note } from '#src/i18n/id/note.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';

addMessages({ resources: { note } });

export { NotesPanel } from './NotesPanel.tsx';
