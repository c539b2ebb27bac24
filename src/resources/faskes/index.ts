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

/** All facilities within reach. */
export const FaskesList = () => createElement(ResourceList, { definition });

/** A new facility; its statement follows on its own page. */
export const FaskesCreate = () => createElement(ResourceCreate, { definition });

/** A facility, to be changed or to be seen. Its own staff open no other; a company those that serve it. */
export const FaskesEdit = () => {
  const { role, idReferensi } = useSignedIn();
  const { id } = useParams();
  return isStaff(role) && id !== String(idReferensi)
    ? createElement(Denied)
    : createElement(ResourceEdit, { definition: definitionFor(role) });
};
