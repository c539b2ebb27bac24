import type { VaccinationType } from '#contract/peserta/index.ts';
import { canAccess, type Role } from '#contract/policy.ts';

/** An address of a list, narrowed. */
export const narrowed = (path: string, filter: Readonly<Record<string, string>>): string =>
  Object.keys(filter).length === 0
    ? path
    : `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

/**
 * The list of a type of vaccination that shows a role exactly those whom its counts are about; none
 * where it may read fewer than it counts.
 */
export function pesertaList(role: Role, type: VaccinationType = 0): string | undefined {
  const reach = canAccess(role, 'peserta.read');
  if (reach === undefined || reach !== canAccess(role, 'dashboard.read')) return undefined;
  if (type === 2) return '/dashboard/faskes-booster';
  if (type === 1) return reach === 'all' ? '/admin/peserta/booster' : '/dashboard/peserta-booster';
  return reach === 'all' ? '/admin/peserta/list-upload' : '/dashboard/table-list';
}

/** That list, narrowed to some of them. */
export const pesertaWhere = (
  role: Role,
  filter: Readonly<Record<string, string>>,
  type?: VaccinationType,
): string | undefined => {
  const path = pesertaList(role, type);
  return path && narrowed(path, filter);
};

/** The list of a resource, for who sees there all that is counted. */
export const listOfAll = (
  role: Role,
  right: 'faskes.read' | 'bhbu.read',
  path: string,
): string | undefined => (canAccess(role, right) === 'all' ? path : undefined);
