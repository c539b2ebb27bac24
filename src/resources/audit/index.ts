import { createElement } from 'react';
import { resources } from '#src/i18n/id/index.ts';
import { addWords } from '#src/i18n/later.ts';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { definition } from './definition.ts';

// Entries concern records of every resource, so the field labels of all resources are needed.
addWords({ resources });

export { definition };
export { EntryScreen as AuditEntryScreen } from './EntryScreen.tsx';

/** The audit log, newest first. */
export const AuditList = () => createElement(ResourceList, { definition });
