import { note } from '#texts/note.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';

addMessages({ resources: { note } });

export { NotesPanel } from './NotesPanel.tsx';
