import { createElement } from 'react';
import { useParams } from 'react-router-dom';
import { faskes } from '#src/i18n/id/faskes.ts';
import { addWords } from '#src/i18n/later.ts';
import { Denied } from '#src/layout/pages/Denied.tsx';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { ResourceCreate, ResourceEdit } from '#src/ui/form/ResourceForm.tsx';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { definition, definitionFor } from './definition.ts';
import { isStaff } from './staff.ts';

addWords({ resources: { faskes } });

export { definition };

/** All facilities within the caller's scope. */
export const FaskesList = () => createElement(ResourceList, { definition });

/** Creates a facility; its statement is answered on its own page afterwards. */
export const FaskesCreate = () => createElement(ResourceCreate, { definition });

/** Edit or read-only page of a facility. Staff can open only their own facility. */
export const FaskesEdit = () => {
  const { role, idReferensi } = useSignedIn();
  const { id } = useParams();
  return isStaff(role) && id !== String(idReferensi)
    ? createElement(Denied)
    : createElement(ResourceEdit, { definition: definitionFor(role) });
};
