import { addMessages } from '#src/i18n/lazyMessages.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { audit } from '#texts/audit.ts';
import { definition } from './definition.ts';

addMessages({ resources: { audit } });

export { definition };

// An entry needs the field labels of all resources, which are not loaded with the list.
export const AuditEntryScreen = lazyComponent(
  async () => (await import('./AuditEntryScreen.tsx')).AuditEntryScreen,
);
