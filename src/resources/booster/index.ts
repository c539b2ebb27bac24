import { createElement } from 'react';
import { useGetOne } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import { belongsTo } from '#contract/policy.ts';
import { boosters } from '#src/i18n/id/booster.ts';
import { impor } from '#src/i18n/id/impor.ts';
import { peserta } from '#src/i18n/id/peserta.ts';
import { addWords } from '#src/i18n/later.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { ResourceEdit } from '#src/ui/form/ResourceForm.tsx';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import type { AnyRecord } from '#src/ui/resource/definition.ts';
import { useMay } from '#src/ui/resource/useMay.ts';
import { withUploader } from '../peserta/uploader.ts';
import { all, booster, external, externals, own, pathsOf } from './definition.ts';

addWords({
  resources: {
    booster: boosters.booster,
    boosterOwn: boosters.booster,
    boosterEksternal: boosters.boosterEksternal,
    peserta,
    impor,
  },
});

const ofAnybody = withUploader(all);
const externalOfAnybody = withUploader(externals);

/** Boosters of the caller's own company or facility. */
export const BoosterListOwn = () => {
  const { role } = useSignedIn();
  const definition = belongsTo(role).kind === 'bhbu' ? own : booster;
  return createElement(ResourceList, { definition });
};

/** Boosters of all companies. */
export const BoosterListAll = () =>
  createElement(ResourceList, { definition: useMay()('user.choose') ? ofAnybody : all });

/** Boosters that were given elsewhere. */
export const BoosterListExternal = () =>
  createElement(ResourceList, {
    definition: useMay()('user.choose') ? externalOfAnybody : externals,
  });

/**
 * Edit form of a booster, of the programme or given elsewhere; it returns to the list in the path.
 */
export const BoosterEdit = () => {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const { data } = useGetOne<AnyRecord>('booster', { id });
  const definition = data?.['vaccinationType'] === 2 ? external : booster;
  const list = pathname.slice(0, pathname.lastIndexOf('/edit/'));
  return createElement(ResourceEdit, { definition: { ...definition, paths: pathsOf(list) } });
};
