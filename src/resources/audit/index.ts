import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { audit } from '#texts/audit.ts';
import { definition } from './definition.ts';

addMessages({ resources: { audit } });

export { definition };

/** The audit log, newest first. */
export const AuditList = () => createElement(ResourceList, { definition });

// An entry needs the field labels of all resources, which are not loaded with the list.
export const AuditEntryScreen = lazyComponent(
  async () => (await import('./AuditEntryScreen.tsx')).AuditEntryScreen,
);
