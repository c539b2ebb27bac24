import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { RecordPage, ResourceCreate } from '#src/kit/form/ResourcePages.tsx';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { user } from '#texts/user.ts';
import { definition, createDefinition } from './definition.ts';

addMessages({ resources: { user } });

export { definition };

/** Creates an account; its first password is shown once. */
export const UserCreate = () => createElement(ResourceCreate, { definition: createDefinition });

/** Page of an account with its sessions; it is not loaded with the list. */
export const UserPage = lazyComponent(async () => {
  const { pageDefinition } = await import('./page/pageDefinition.tsx');
  return () => createElement(RecordPage, { definition: pageDefinition });
});
