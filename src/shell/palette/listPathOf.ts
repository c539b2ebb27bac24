import { matchPath } from 'react-router-dom';
import type { SearchHit } from '#contract/domains/search/calls.ts';
import type { SearchKind } from '#contract/domains/search/kinds.ts';
import type { Role } from '#contract/policy.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { pesertaListPath } from '#src/kit/list/listPaths.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { screens } from '#src/shell/screens.ts';

/**
 * Returns the path of the list that has the records of a kind, for a role: the parent of their page. Undefined when it
 * may not open one.
 * @param hits found records of the kind; participants of one type have a list of their own
 */
export function listPathOf(
  role: Role,
  kind: SearchKind,
  hits: readonly Pick<SearchHit, 'vaccinationType'>[],
): string | undefined {
  if (kind === 'peserta') {
    const types = new Set(hits.map(({ vaccinationType }) => vaccinationType ?? 0));
    const [type] = types;
    return pesertaListPath(role, types.size === 1 ? type : 0);
  }
  const page = screens.find(({ path }) => matchPath(path, recordPathFor(role, kind, 1)));
  if (!page) return undefined;
  const isOwn = permissionScope(role, page.access) === 'own';
  const parent = (isOwn ? page.ownParent : undefined) ?? page.parent;
  const list = screens.find(({ path }) => path === parent);
  const isList = list !== undefined && list.path !== '/dashboard' && !list.path.includes(':');
  return isList && permissionScope(role, list.access) ? list.path : undefined;
}
