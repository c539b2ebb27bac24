import { createElement } from 'react';
import { useParams } from 'react-router-dom';
import { faskes } from '#src/i18n/id/faskes.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { AccessDeniedPage } from '#src/layout/pages/AccessDeniedPage.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { ResourceCreate, ResourceEdit } from '#src/ui/form/ResourcePages.tsx';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { definition, definitionFor } from './definition.ts';
import { isFaskesStaff } from './isFaskesStaff.ts';

addMessages({ resources: { faskes } });

export { definition };

/** All facilities within the caller's scope. */
export const FaskesList = () => createElement(ResourceList, { definition });

/** Creates a facility; its statement is answered on its own page afterwards. */
export const FaskesCreate = () => createElement(ResourceCreate, { definition });

/** Edit or read-only page of a facility. Staff can open only their own facility. */
export const FaskesEdit = () => {
  const { role, idReferensi } = useRequiredSession();
  const { id } = useParams();
  return isFaskesStaff(role) && id !== String(idReferensi)
    ? createElement(AccessDeniedPage)
    : createElement(ResourceEdit, { definition: definitionFor(role) });
};
