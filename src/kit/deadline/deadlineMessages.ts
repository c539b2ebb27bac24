import { addMessages } from '#src/i18n/lazyMessages.ts';
import { deadline } from '#texts/deadline.ts';

addMessages({ resources: { deadline } });
