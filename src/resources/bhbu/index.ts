import { createElement } from 'react';
import { useParams } from 'react-router-dom';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { RecordPage, ResourceEdit } from '#src/kit/form/ResourcePages.tsx';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { application } from '#texts/application.ts';
import { bhbu } from '#texts/bhbu.ts';
import { definition, editDefinition } from './definition.ts';

addMessages({ resources: { application, bhbu } });

// The page is not loaded with the list.
export const BhbuDetail = lazyComponent(async () => {
  const { detailDefinition } = await import('./detail/detailDefinition.tsx');
  return () => createElement(RecordPage, { definition: detailDefinition });
});

export const BhbuList = () => createElement(ResourceList, { definition });

export const BhbuEdit = () => {
  const { id = '' } = useParams();
  const { role } = useRequiredSession();
  const isOwn = permissionScope(role, 'bhbu.update') === 'own';
  return createElement(ResourceEdit, { definition: editDefinition(id, isOwn) });
};

export { definition } from './definition.ts';
