import { createElement, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { RecordPage, ResourceCreate, ResourceEdit } from '#src/kit/form/ResourcePages.tsx';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { AccessDeniedPage } from '#src/kit/pages/AccessDeniedPage.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { faskes } from '#texts/faskes.ts';
import { jadwal } from '#texts/jadwal.ts';
import { definition, definitionFor, specFor } from './definition.ts';
import { isFaskesStaff } from './isFaskesStaff.ts';

addMessages({ resources: { faskes, jadwal: { day: jadwal.day } } });

export { definition };

/** All facilities within the caller's scope. */
export const FaskesList = () => createElement(ResourceList, { definition });

/** Creates a facility; its statement is answered on its own page afterwards. */
export const FaskesCreate = () => createElement(ResourceCreate, { definition });

/** Whether the user is the staff of a facility that is not the one of the screen. */
const useIsOtherFaskes = (): boolean => {
  const { role, idReferensi } = useRequiredSession();
  const { id } = useParams();
  return isFaskesStaff(role) && id !== String(idReferensi);
};

/** Edit or read-only page of a facility. Staff can open only their own facility. */
export const FaskesEdit = () => {
  const { role } = useRequiredSession();
  return useIsOtherFaskes()
    ? createElement(AccessDeniedPage)
    : createElement(ResourceEdit, { definition: definitionFor(role) });
};

/** Page of a facility with its stock and companies; it is not loaded with the list. */
export const FaskesPage = lazyComponent(async () => {
  const { pageDefinition } = await import('./page/pageDefinition.tsx');
  return () => {
    const { role } = useRequiredSession();
    const isOther = useIsOtherFaskes();
    const shown = useMemo(() => pageDefinition(specFor(role)), [role]);
    return isOther
      ? createElement(AccessDeniedPage)
      : createElement(RecordPage, { definition: shown });
  };
});
