import { createElement, useMemo } from 'react';
import { importMessages } from '#src/i18n/id/import.ts';
import { peserta } from '#src/i18n/id/peserta.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { importHistoryDefinition } from './definition.ts';

addMessages({ resources: { import: importMessages, peserta, pesertaOwn: peserta } });

export { ImportPage } from './ImportPage.tsx';
export { ImportStartPage } from './start/ImportStartPage.tsx';

/** The import history within the scope of the signed-in user's role. */
export const ImportHistory = () => {
  const { role } = useRequiredSession();
  const definition = useMemo(() => importHistoryDefinition(role), [role]);
  return createElement(ResourceList, { definition });
};
