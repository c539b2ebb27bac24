import type { Role } from '#contract/policy.ts';
import { filteredListPath } from '#src/kit/list/listPaths.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { isFaskesStaff } from '../faskes/isFaskesStaff.ts';

/** Returns the start of the paths of stock: those of the staff, or those of a company or facility. */
const base = (role: Role): string =>
  permissionScope(role, 'stock.read') === 'own' ? '/dashboard/stok' : '/admin/stok';

/** Returns the path of the list of stock with a filter. */
export const stockListPath = (role: Role, filter: Readonly<Record<string, string>> = {}): string =>
  filteredListPath(`${base(role)}/list-stok`, filter);

/** Returns the path of the dose ledger of an order. */
export const ledgerPath = (role: Role, idOrder: number): string =>
  `${base(role)}/neraca/${idOrder}`;

/** Returns the path of the storage temperatures, of one facility if any. */
export function temperaturePath(role: Role, idFaskes?: number): string {
  const query = new URLSearchParams(idFaskes === undefined ? {} : facilityFilter(role, idFaskes));
  return [`${base(role)}/suhu`, query.toString()].filter(Boolean).join('?');
}

/** Returns the path of the temperatures outside the limits of a facility that wait for a decision. */
export const openReadingsPath = (role: Role, idFaskes: number): string => {
  const query = new URLSearchParams({ ...facilityFilter(role, idFaskes), belumDitangani: 'true' });
  return `${base(role)}/suhu?${query.toString()}`;
};

/** Returns the path of the list of chillers. */
export const chillersPath = (role: Role): string =>
  `${permissionScope(role, 'chiller.read') === 'own' ? '/dashboard' : '/admin'}/chiller/list-chiller`;

/** Returns the path of the page that uploads storage temperatures. */
export const readingsUploadPath = (role: Role): string => `${base(role)}/suhu/unggah`;

/** Returns the filter that selects a facility; its own staff see nothing else anyway. */
const facilityFilter = (role: Role, idFaskes: number): Readonly<Record<string, string>> =>
  isFaskesStaff(role) ? {} : { idFaskes: String(idFaskes) };
