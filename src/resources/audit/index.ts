import { createElement } from 'react';
import { audit } from '#texts/audit.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { lazyComponent } from '#src/layout/lazyComponent.ts';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { definition } from './definition.ts';

addMessages({ resources: { audit } });

export { definition };

/** The audit log, newest first. */
export const AuditList = () => createElement(ResourceList, { definition });

// An entry needs the field labels of all resources, which are not loaded with the list.
export const AuditEntryScreen = lazyComponent(
  async () => (await import('./AuditEntryScreen.tsx')).AuditEntryScreen,
);
