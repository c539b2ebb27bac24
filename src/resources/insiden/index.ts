import { addMessages } from '#src/i18n/lazyMessages.ts';
import { insiden } from '#texts/insiden.ts';
import { definition } from './definition.ts';

addMessages({ resources: { insiden } });

export { definition };
