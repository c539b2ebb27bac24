import { addMessages } from '#src/i18n/lazyMessages.ts';
import { personRead } from '#texts/personRead.ts';

addMessages({ resources: { personRead } });
