import { addMessages } from '#src/i18n/lazyMessages.ts';
import { distributor } from '#texts/distributor.ts';

addMessages({ resources: { distributor } });

export { definition } from './definition.ts';
