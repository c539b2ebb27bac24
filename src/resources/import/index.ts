import { createElement, lazy, useMemo } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { importMessages } from '#texts/import.ts';
import { peserta } from '#texts/peserta.ts';
import { importHistoryDefinition } from './definition.ts';

addMessages({ resources: { import: importMessages, peserta, pesertaOwn: peserta } });

export { ImportPage } from './ImportPage.tsx';

const LazyImportStartPage = lazy(async () => ({
  default: (await import('./start/ImportStartPage.tsx')).ImportStartPage,
}));

/** Loaded on its own, because the pages of an import do not need its file reader. */
export const ImportStartPage = () => createElement(LazyImportStartPage);

/** The import history within the scope of the signed-in user's role. */
export const ImportHistory = () => {
  const { role } = useRequiredSession();
  const definition = useMemo(() => importHistoryDefinition(role), [role]);
  return createElement(ResourceList, { definition });
};
