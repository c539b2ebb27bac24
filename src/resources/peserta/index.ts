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

/** Participants within the caller's own scope. */
export const PesertaListOwn = () => {
  const { role } = useSignedIn();
  return createElement(ResourceList, { definition: listed(role) });
};

/** Participants of all companies. */
export const PesertaListAll = () =>
  createElement(ResourceList, { definition: useMay()('user.choose') ? ofAnybody : all });

/** Creates a participant of the caller's own company, or of a chosen one. */
export const PesertaCreate = () => {
  const { role } = useSignedIn();
  const isForAny = canAccess(role, 'peserta.create') === 'all';
  return createElement(ResourceCreate, { definition: isForAny ? forAny : own });
};

/** Edit form opened from the caller's own list. */
export const PesertaEdit = () => {
  const { role } = useSignedIn();
  return createElement(ResourceEdit, { definition: listed(role) });
};

/** Edit form opened from the list of all companies. */
export const PesertaEditAll = () => createElement(ResourceEdit, { definition: all });
