import { createElement } from 'react';
import { useParams } from 'react-router-dom';
import { canAccess } from '#contract/policy.ts';
import { application } from '#src/i18n/id/application.ts';
import { bhbu } from '#src/i18n/id/bhbu.ts';
import { addWords } from '#src/i18n/later.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { ResourceCreate, ResourceEdit } from '#src/ui/form/ResourceForm.tsx';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { useMay } from '#src/ui/resource/useMay.ts';
import { definition, editing, withoutManagers } from './definition.ts';

addWords({ resources: { application, bhbu } });

export { DetailScreen as BhbuDetail } from './DetailScreen.tsx';

export const BhbuList = () =>
  createElement(ResourceList, {
    definition: useMay()('user.choose') ? definition : withoutManagers,
  });

/** Creates a company without an application. */
export const BhbuCreate = () => createElement(ResourceCreate, { definition });

export const BhbuEdit = () => {
  const { id = '' } = useParams();
  const { role } = useSignedIn();
  const isOwn = canAccess(role, 'bhbu.update') === 'own';
  return createElement(ResourceEdit, { definition: editing(id, isOwn) });
};
