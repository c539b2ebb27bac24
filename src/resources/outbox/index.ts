import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { outbox } from '#texts/outbox.ts';
import { definition } from './definition.ts';

addMessages({ resources: { outbox } });

export { definition };
export { MessageScreen as OutboxMessageScreen } from './MessageScreen.tsx';

export const OutboxList = () => createElement(ResourceList, { definition });
