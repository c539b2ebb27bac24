import { addMessages } from '#src/i18n/lazyMessages.ts';
import { priceCeiling } from '#texts/priceCeiling.ts';
import { definition } from './definition.ts';

addMessages({ resources: { priceCeiling } });

export { definition };
