import type { Impor, ImporKind } from '#contract/impor/index.ts';
import { canAccess, type Role } from '#contract/policy.ts';

export const startPath = '/dashboard/peserta/unggah';

/** The address of one upload. */
export const pathOf = (id: number): string => `${startPath}/${id}`;

/** The name under which the address of the start says what is to be uploaded. */
export const kindParam = 'jenis';

/** Where an upload of a kind begins. */
export const startOf = (kind: ImporKind): string =>
  kind === 'peserta' ? startPath : `${startPath}?${kindParam}=${kind}`;

const reachesAll = (role: Role): boolean => canAccess(role, 'impor.work') === 'all';

/** The list in which what came of an upload is found. */
export function listOf(kind: ImporKind, role: Role): string {
  if (kind === 'boosterEksternal') return '/dashboard/faskes-booster';
  const isAll = reachesAll(role);
  if (kind === 'booster') return isAll ? '/admin/peserta/booster' : '/dashboard/peserta-booster';
  return isAll ? '/admin/peserta/list-upload' : '/dashboard/table-list';
}

/** The page of a participant whom a row of an upload became, or says something of. */
export function recordOf({ jenis }: Pick<Impor, 'jenis'>, role: Role, id: number): string {
  if (jenis === 'booster' || jenis === 'boosterEksternal') {
    return `${listOf(jenis, role)}/edit/${id}`;
  }
  return `${reachesAll(role) ? '/admin' : '/dashboard'}/peserta/edit/${id}`;
}

/** The lists that were read before and may be others once an upload was saved or taken back. */
export const touched = ['peserta', 'pesertaOwn', 'booster', 'boosterOwn', 'boosterEksternal'];
