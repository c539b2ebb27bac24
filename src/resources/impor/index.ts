import { createElement, useMemo } from 'react';
import { impor } from '#src/i18n/id/impor.ts';
import { peserta } from '#src/i18n/id/peserta.ts';
import { addWords } from '#src/i18n/later.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { historyFor } from './definition.ts';

addWords({ resources: { impor, peserta, pesertaOwn: peserta } });

export { ChangeSet as ImporChangeSet } from './ChangeSet.tsx';
export { StartPage as ImporStart } from './start/StartPage.tsx';

/** The import history within the scope of the signed-in user's role. */
export const ImporHistory = () => {
  const { role } = useSignedIn();
  const definition = useMemo(() => historyFor(role), [role]);
  return createElement(ResourceList, { definition });
};
