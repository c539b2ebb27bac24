import { createElement } from 'react';
import { resourceMessages } from '#src/i18n/id/resourceMessages.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { definition } from './definition.ts';

// Entries concern records of every resource, so the field labels of all resources are needed.
addMessages({ resources: resourceMessages });

export { definition };
export { AuditEntryScreen } from './AuditEntryScreen.tsx';

/** The audit log, newest first. */
export const AuditList = () => createElement(ResourceList, { definition });
