import { addMessages } from '#src/i18n/lazyMessages.ts';
import { outbox } from '#texts/outbox.ts';
import { definition } from './definition.ts';

addMessages({ resources: { outbox } });

export { definition };
export { MessageScreen as OutboxMessageScreen } from './MessageScreen.tsx';
