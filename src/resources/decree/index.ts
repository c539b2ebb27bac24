import { addMessages } from '#src/i18n/lazyMessages.ts';
import { decree } from '#texts/decree.ts';
import { definition } from './definition.ts';

addMessages({ resources: { decree } });

export { definition };
