import { createElement, lazy } from 'react';
import { Navigate } from 'react-router-dom';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { ResourceCreate, ResourceEdit } from '#src/kit/form/ResourcePages.tsx';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { importMessages } from '#texts/import.ts';
import { peserta } from '#texts/peserta.ts';
import { allPeserta, createForAnyBhbu, pesertaListDefinition, ownPeserta } from './definition.ts';
import { useLookupFilters } from './list/useLookupFilters.ts';

addMessages({ resources: { import: importMessages, peserta, pesertaOwn: peserta } });

/** Participants within the caller's own scope. */
export const PesertaListOwn = () => {
  const { role } = useRequiredSession();
  const definition = useLookupFilters(pesertaListDefinition(role), 'idImport');
  return createElement(ResourceList, { definition });
};

/** Participants of all companies; accounts with participants of their own are led to those. */
export const PesertaListAll = () => {
  const { role } = useRequiredSession();
  const definition = useLookupFilters(allPeserta, 'userId', 'idImport');
  return permissionScope(role, 'peserta.read') === 'all'
    ? createElement(ResourceList, { definition })
    : createElement(Navigate, { to: ownPeserta.paths.list, replace: true });
};

/** Creates a participant of the caller's own company, or of a chosen one. */
export const PesertaCreate = () => {
  const { role } = useRequiredSession();
  const canCreateForAnyBhbu = permissionScope(role, 'peserta.create') === 'all';
  return createElement(ResourceCreate, {
    definition: canCreateForAnyBhbu ? createForAnyBhbu : ownPeserta,
  });
};

/** Edit form opened from the caller's own list. */
export const PesertaEdit = () => {
  const { role } = useRequiredSession();
  return createElement(ResourceEdit, { definition: pesertaListDefinition(role) });
};

/** Edit form opened from the list of all companies. */
export const PesertaEditAll = () => createElement(ResourceEdit, { definition: allPeserta });

const FixQueueScreen = lazy(() => import('./fix/FixQueueScreen.tsx'));

/** Corrects the invalid participants one after the other; loaded when it is opened. */
export const PesertaFix = () => createElement(FixQueueScreen);

export { allPeserta as definition };
