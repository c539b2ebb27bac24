import { addMessages } from '#src/i18n/lazyMessages.ts';
import { pertanyaan } from '#texts/pertanyaan.ts';
import { peserta } from '#texts/peserta.ts';
import { definition, ownDefinition } from './definition.ts';

addMessages({ resources: { pertanyaan, peserta } });

export { definition, ownDefinition };
