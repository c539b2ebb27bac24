import { createElement } from 'react';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { definition } from './definition.ts';

export { definition };
export { MessageScreen as OutboxMessageScreen } from './MessageScreen.tsx';

/** All messages to the outside. */
export const OutboxList = () => createElement(ResourceList, { definition });
