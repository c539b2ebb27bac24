import { createElement } from 'react';
import { canAccess } from '#contract/policy.ts';
import { importMessages } from '#src/i18n/id/import.ts';
import { peserta } from '#src/i18n/id/peserta.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { ResourceCreate, ResourceEdit } from '#src/ui/form/ResourcePages.tsx';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { usePermission } from '#src/ui/resource/usePermission.ts';
import { allPeserta, createForAnyBhbu, pesertaListDefinition, ownPeserta } from './definition.ts';
import { withUploaderFilter } from './list/withUploaderFilter.ts';

addMessages({ resources: { import: importMessages, peserta, pesertaOwn: peserta } });

const allWithUploaderFilter = withUploaderFilter(allPeserta);

/** Participants within the caller's own scope. */
export const PesertaListOwn = () => {
  const { role } = useRequiredSession();
  return createElement(ResourceList, { definition: pesertaListDefinition(role) });
};

/** Participants of all companies. */
export const PesertaListAll = () =>
  createElement(ResourceList, {
    definition: usePermission()('user.choose') ? allWithUploaderFilter : allPeserta,
  });

/** Creates a participant of the caller's own company, or of a chosen one. */
export const PesertaCreate = () => {
  const { role } = useRequiredSession();
  const canCreateForAnyBhbu = canAccess(role, 'peserta.create') === 'all';
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
