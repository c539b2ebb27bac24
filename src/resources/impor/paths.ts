import type { Impor, ImporKind } from '#contract/impor/index.ts';
import { canAccess, type Role } from '#contract/policy.ts';

export const startPath = '/dashboard/peserta/unggah';

/** Returns the path of one import. */
export const pathOf = (id: number): string => `${startPath}/${id}`;

/** Query parameter of the start page that preselects the kind of import. */
export const kindParam = 'jenis';

/** Returns the path of the start page for `kind`. */
export const startOf = (kind: ImporKind): string =>
  kind === 'peserta' ? startPath : `${startPath}?${kindParam}=${kind}`;

const reachesAll = (role: Role): boolean => canAccess(role, 'impor.work') === 'all';

/** Returns the path of the list that shows the saved records of an import. */
export function listOf(kind: ImporKind, role: Role): string {
  if (kind === 'boosterEksternal') return '/dashboard/faskes-booster';
  const isAll = reachesAll(role);
  if (kind === 'booster') return isAll ? '/admin/peserta/booster' : '/dashboard/peserta-booster';
  return isAll ? '/admin/peserta/list-upload' : '/dashboard/table-list';
}

/** Returns the path of the peserta that a row of the import created or updated. */
export function recordOf({ jenis }: Pick<Impor, 'jenis'>, role: Role, id: number): string {
  if (jenis === 'booster' || jenis === 'boosterEksternal') {
    return `${listOf(jenis, role)}/edit/${id}`;
  }
  return `${reachesAll(role) ? '/admin' : '/dashboard'}/peserta/edit/${id}`;
}

/** Resources whose cached lists are stale after an import is saved or undone. */
export const touched = ['peserta', 'pesertaOwn', 'booster', 'boosterOwn', 'boosterEksternal'];
