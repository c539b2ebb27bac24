import { createElement } from 'react';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { definition } from './definition.ts';

export { definition };
export { EntryScreen as AuditEntryScreen } from './EntryScreen.tsx';

/** Who did what, newest first. */
export const AuditList = () => createElement(ResourceList, { definition });
