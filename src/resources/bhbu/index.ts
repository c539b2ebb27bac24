import { createElement } from 'react';
import { useParams } from 'react-router-dom';
import { canAccess } from '#contract/policy.ts';
import { application } from '#src/i18n/id/application.ts';
import { bhbu } from '#src/i18n/id/bhbu.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { RecordPage, ResourceCreate, ResourceEdit } from '#src/ui/form/ResourcePages.tsx';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { usePermission } from '#src/ui/resource/usePermission.ts';
import { definition, editDefinition, definitionWithoutManagerFilter } from './definition.ts';
import { detailDefinition } from './detail/detailDefinition.tsx';

addMessages({ resources: { application, bhbu } });

export const BhbuDetail = () => createElement(RecordPage, { definition: detailDefinition });

export const BhbuList = () =>
  createElement(ResourceList, {
    definition: usePermission()('user.choose') ? definition : definitionWithoutManagerFilter,
  });

/** Creates a company without an application. */
export const BhbuCreate = () => createElement(ResourceCreate, { definition });

export const BhbuEdit = () => {
  const { id = '' } = useParams();
  const { role } = useRequiredSession();
  const isOwn = canAccess(role, 'bhbu.update') === 'own';
  return createElement(ResourceEdit, { definition: editDefinition(id, isOwn) });
};
