import type { Import, ImportKind } from '#contract/domains/import/index.ts';
import type { Role } from '#contract/policy.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';

export const importStartPath = '/dashboard/peserta/unggah';

/** Returns the path of one import. */
export const importPath = (id: number): string => `${importStartPath}/${id}`;

/** Query parameter of the start page that preselects the kind of import. */
export const importKindParam = 'jenis';

/** Returns the path of the start page for `kind`. */
export const importStartPathFor = (kind: ImportKind): string =>
  kind === 'peserta' ? importStartPath : `${importStartPath}?${importKindParam}=${kind}`;

const hasFullScope = (role: Role): boolean => permissionScope(role, 'import.manage') === 'all';

/** Returns the path of the list that shows the records of a kind of import. */
function listPath(kind: ImportKind, role: Role): string {
  if (kind === 'boosterEksternal') return '/dashboard/faskes-booster';
  const isFullScope = hasFullScope(role);
  if (kind === 'booster')
    return isFullScope ? '/admin/peserta/booster' : '/dashboard/peserta-booster';
  return isFullScope ? '/admin/peserta/list-upload' : '/dashboard/table-list';
}

/** Returns the path of the list of the records that an import saved. */
export function importedListPath({ id, jenis }: Pick<Import, 'id' | 'jenis'>, role: Role): string {
  const filter = JSON.stringify({ idImport: String(id) });
  return `${listPath(jenis, role)}?${new URLSearchParams({ filter }).toString()}`;
}

/** Returns the path of the peserta that a row of the import created or updated. */
export function importedRecordPath(
  { jenis }: Pick<Import, 'jenis'>,
  role: Role,
  id: number,
): string {
  if (jenis === 'booster' || jenis === 'boosterEksternal') {
    return `${listPath(jenis, role)}/edit/${id}`;
  }
  return `${hasFullScope(role) ? '/admin' : '/dashboard'}/peserta/edit/${id}`;
}

/** Resources whose cached lists are stale after an import is saved or undone. */
export const importedResources = [
  'peserta',
  'pesertaOwn',
  'booster',
  'boosterOwn',
  'boosterEksternal',
];
