import { createElement } from 'react';
import { canAccess } from '#contract/policy.ts';
import { impor } from '#src/i18n/id/impor.ts';
import { peserta } from '#src/i18n/id/peserta.ts';
import { addWords } from '#src/i18n/later.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { ResourceCreate, ResourceEdit } from '#src/ui/form/ResourceForm.tsx';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import { useMay } from '#src/ui/resource/useMay.ts';
import { all, forAny, listed, own } from './definition.ts';
import { withUploader } from './uploader.ts';

addWords({ resources: { impor, peserta, pesertaOwn: peserta } });

const ofAnybody = withUploader(all);

/** The participants who are somebody's own. */
export const PesertaListOwn = () => {
  const { role } = useSignedIn();
  return createElement(ResourceList, { definition: listed(role) });
};

/** The participants of all companies. */
export const PesertaListAll = () =>
  createElement(ResourceList, { definition: useMay()('user.choose') ? ofAnybody : all });

/** A new participant: of one's own company, or of the one that is chosen. */
export const PesertaCreate = () => {
  const { role } = useSignedIn();
  const isForAny = canAccess(role, 'peserta.create') === 'all';
  return createElement(ResourceCreate, { definition: isForAny ? forAny : own });
};

/** A participant as one's own list leads to it. */
export const PesertaEdit = () => {
  const { role } = useSignedIn();
  return createElement(ResourceEdit, { definition: listed(role) });
};

/** A participant as the list of all leads to it. */
export const PesertaEditAll = () => createElement(ResourceEdit, { definition: all });
