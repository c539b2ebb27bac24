import { createElement } from 'react';
import { outbox } from '#src/i18n/id/outbox.ts';
import { addWords } from '#src/i18n/later.ts';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { definition } from './definition.ts';

addWords({ resources: { outbox } });

export { definition };
export { MessageScreen as OutboxMessageScreen } from './MessageScreen.tsx';

export const OutboxList = () => createElement(ResourceList, { definition });
