import { createElement } from 'react';
import { resources } from '#src/i18n/id/index.ts';
import { addWords } from '#src/i18n/later.ts';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { definition } from './definition.ts';

// Records of every kind are told of here, field by field.
addWords({ resources });

export { definition };
export { EntryScreen as AuditEntryScreen } from './EntryScreen.tsx';

/** Who did what, newest first. */
export const AuditList = () => createElement(ResourceList, { definition });
