import { createElement } from 'react';
import { canAccess } from '#contract/policy.ts';
import { impor } from '#src/i18n/id/impor.ts';
import { peserta } from '#src/i18n/id/peserta.ts';
import { addWords } from '#src/i18n/later.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { all, own } from './definition.ts';

addWords({ resources: { impor, peserta, pesertaOwn: peserta } });

export { ChangeSet as ImporChangeSet } from './ChangeSet.tsx';
export { StartPage as ImporStart } from './start/StartPage.tsx';

/** What was uploaded before: by one's own company, or by all. */
export const ImporHistory = () => {
  const { role } = useSignedIn();
  const isAll = canAccess(role, 'peserta.import') === 'all';
  return createElement(ResourceList, { definition: isAll ? all : own });
};
