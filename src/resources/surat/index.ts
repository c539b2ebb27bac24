import { addMessages } from '#src/i18n/lazyMessages.ts';
import { surat } from '#texts/surat.ts';
import { definition, ownDefinition } from './definition.ts';

addMessages({ resources: { surat } });

export { definition, ownDefinition };
