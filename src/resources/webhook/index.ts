import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { ResourceCreate } from '#src/kit/form/ResourcePages.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { webhook } from '#texts/webhook.ts';
import { createDefinition, definition, ownCreateDefinition } from './definition.ts';

addMessages({ resources: { webhook } });

export { definition };

/** Makes a webhook; its secret is shown once. */
export const WebhookCreate = () => {
  const isOwn = permissionScope(useRequiredSession().role, 'webhook.create') === 'own';
  return createElement(ResourceCreate, {
    definition: isOwn ? ownCreateDefinition : createDefinition,
  });
};
