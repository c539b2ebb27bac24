import { addMessages } from '#src/i18n/lazyMessages.ts';
import { luring } from '#texts/luring.ts';

addMessages({ resources: { luring } });
