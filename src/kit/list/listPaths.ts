import type { VaccinationType } from '#contract/domains/peserta/index.ts';
import type { Role } from '#contract/policy.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';

/** Returns a list path with `filter` as its query parameter. */
export const filteredListPath = (path: string, filter: Readonly<Record<string, string>>): string =>
  Object.keys(filter).length === 0
    ? path
    : `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

/** Returns a list path with more filters than it has. */
export function withFilter(path: string, more: Readonly<Record<string, string>>): string {
  if (Object.keys(more).length === 0) return path;
  const [list = '', text] = path.split('?');
  const query = new URLSearchParams(text);
  const filter = JSON.parse(query.get('filter') ?? '{}') as Readonly<Record<string, string>>;
  query.set('filter', JSON.stringify({ ...filter, ...more }));
  return `${list}?${query.toString()}`;
}

/**
 * Returns the path of the peserta list of a vaccination type. Undefined when the role may read
 * fewer peserta than its dashboard counts, because the list would not match the number.
 */
export function pesertaListPath(role: Role, type: VaccinationType = 0): string | undefined {
  const scope = permissionScope(role, 'peserta.read');
  if (scope === undefined || scope !== permissionScope(role, 'dashboard.read')) return undefined;
  if (type === 2) return '/dashboard/faskes-booster';
  if (type === 1) return scope === 'all' ? '/admin/peserta/booster' : '/dashboard/peserta-booster';
  return scope === 'all' ? '/admin/peserta/list-upload' : '/dashboard/table-list';
}

/** Returns the filtered peserta list path, or undefined as above. */
export const filteredPesertaListPath = (
  role: Role,
  filter: Readonly<Record<string, string>>,
  type?: VaccinationType,
): string | undefined => {
  const path = pesertaListPath(role, type);
  return path && filteredListPath(path, filter);
};

/** Returns `path` if the role may read all records; else the list would not match the count. */
export const fullScopeListPath = (
  role: Role,
  right: 'faskes.read' | 'bhbu.read',
  path: string,
): string | undefined => (permissionScope(role, right) === 'all' ? path : undefined);
