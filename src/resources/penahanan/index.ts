import { addMessages } from '#src/i18n/lazyMessages.ts';
import { penahanan } from '#texts/penahanan.ts';
import { definition } from './definition.ts';

addMessages({ resources: { penahanan } });

export { definition };
