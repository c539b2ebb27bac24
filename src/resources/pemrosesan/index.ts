import { addMessages } from '#src/i18n/lazyMessages.ts';
import { pemrosesan } from '#texts/pemrosesan.ts';
import { definition } from './definition.ts';

addMessages({ resources: { pemrosesan } });

export { definition };
