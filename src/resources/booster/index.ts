import { createElement } from 'react';
import { useGetOne } from 'react-admin';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { organizationRuleOf } from '#contract/policy.ts';
import { boosterMessages } from '#src/i18n/id/booster.ts';
import { importMessages } from '#src/i18n/id/import.ts';
import { peserta } from '#src/i18n/id/peserta.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { LoadingPage } from '#src/layout/pages/LoadingPage.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { ResourceEdit } from '#src/ui/form/ResourcePages.tsx';
import { ResourceList } from '#src/ui/list/ResourceList.tsx';
import type { AnyRecord } from '#src/ui/resource/definition.ts';
import { recordPath } from '#src/ui/resource/resourceField.ts';
import { usePermission } from '#src/ui/resource/usePermission.ts';
import { withUploaderFilter } from '../peserta/list/withUploaderFilter.ts';
import {
  allProgrammeBoosters,
  programmeBoosters,
  externalBoosterForm,
  externalBoosters,
  ownProgrammeBoosters,
  boosterPaths,
} from './definition.ts';

addMessages({
  resources: {
    booster: boosterMessages.booster,
    boosterOwn: boosterMessages.booster,
    boosterEksternal: boosterMessages.boosterEksternal,
    peserta,
    import: importMessages,
  },
});

const allWithUploaderFilter = withUploaderFilter(allProgrammeBoosters);
const externalWithUploaderFilter = withUploaderFilter(externalBoosters);

/** Boosters of the caller's own company or facility. */
export const BoosterListOwn = () => {
  const { role } = useRequiredSession();
  const definition =
    organizationRuleOf(role).kind === 'bhbu' ? ownProgrammeBoosters : programmeBoosters;
  return createElement(ResourceList, { definition });
};

/** Boosters of all companies. */
export const BoosterListAll = () =>
  createElement(ResourceList, {
    definition: usePermission()('user.choose') ? allWithUploaderFilter : allProgrammeBoosters,
  });

/** Boosters that were given elsewhere. */
export const BoosterListExternal = () =>
  createElement(ResourceList, {
    definition: usePermission()('user.choose') ? externalWithUploaderFilter : externalBoosters,
  });

/**
 * Edit form of a booster, of the programme or given elsewhere; it returns to the list in the path.
 */
export const BoosterEdit = () => {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const { data, isPending } = useGetOne<AnyRecord>('booster', { id });
  const definition = data?.['vaccinationType'] === 2 ? externalBoosterForm : programmeBoosters;
  const paths = boosterPaths(pathname.slice(0, pathname.lastIndexOf('/edit/')));
  if (isPending) return createElement(LoadingPage);
  // The id may be that of a regular registration, whose booster exists already.
  if (data && String(data.id) !== id)
    return createElement(Navigate, { to: recordPath(paths.edit, data.id), replace: true });
  return createElement(ResourceEdit, { definition: { ...definition, paths } });
};
