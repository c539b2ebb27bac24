import { addMessages } from '#src/i18n/lazyMessages.ts';
import { note } from '#texts/note.ts';

addMessages({ resources: { note } });

export { NotesPanel } from './NotesPanel.tsx';
