import { createElement } from 'react';
import { useGetOne } from 'react-admin';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { organizationRuleOf } from '#contract/policy.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { ResourceEdit } from '#src/kit/form/ResourcePages.tsx';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import type { AnyRecord } from '#src/kit/resource/definition.ts';
import { fillId } from '#src/kit/resource/resourceField.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { boosterMessages } from '#texts/booster.ts';
import { importMessages } from '#texts/import.ts';
import { peserta } from '#texts/peserta.ts';
import { useLookupFilters } from '../peserta/list/useLookupFilters.ts';
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

/** Boosters of the caller's own company or facility. */
export const BoosterListOwn = () => {
  const { role } = useRequiredSession();
  const boosters =
    organizationRuleOf(role).kind === 'bhbu' ? ownProgrammeBoosters : programmeBoosters;
  const definition = useLookupFilters(boosters, 'idImport');
  return createElement(ResourceList, { definition });
};

/** Boosters of all companies; accounts with participants of their own are led to those. */
export const BoosterListAll = () => {
  const { role } = useRequiredSession();
  const definition = useLookupFilters(allProgrammeBoosters, 'userId', 'idImport');
  return permissionScope(role, 'peserta.read') === 'all'
    ? createElement(ResourceList, { definition })
    : createElement(Navigate, { to: programmeBoosters.paths.list, replace: true });
};

/** Boosters that were given elsewhere. */
export const BoosterListExternal = () =>
  createElement(ResourceList, {
    definition: useLookupFilters(externalBoosters, 'userId', 'idImport'),
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
    return createElement(Navigate, { to: fillId(paths.edit, data.id), replace: true });
  return createElement(ResourceEdit, { definition: { ...definition, paths } });
};

export { allProgrammeBoosters as definition };
