import { addMessages } from '#src/i18n/lazyMessages.ts';
import { bulkEdit } from '#texts/bulkEdit.ts';
import { peserta } from '#texts/peserta.ts';

addMessages({ resources: { bulkEdit, peserta } });

export { definition } from './definition.tsx';
