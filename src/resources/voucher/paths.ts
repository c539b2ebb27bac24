import type { Role } from '#contract/policy.ts';
import { filteredListPath } from '#src/kit/list/listPaths.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';

/** Start of the paths of the staff, and of those of a company or facility. */
export type VoucherArea = '/admin' | '/dashboard';

/** Returns the area of the console in which a role finds its vouchers. */
export const areaOf = (role: Role): VoucherArea =>
  permissionScope(role, 'voucher.read') === 'all' ? '/admin' : '/dashboard';

/** Returns the path of the form that issues a transaction, for a contract if it is known. */
export const newTransactionPath = (area: VoucherArea, idContract?: number): string =>
  [`${area}/voucher/add`, idContract && `voucherContractId=${idContract}`]
    .filter(Boolean)
    .join('?');

/** Returns the path of the tickets of a transaction, or of one of its vouchers. */
export const printPath = (idTransaction: number, idVoucher?: number): string =>
  [`/admin/voucher/print/${idTransaction}`, idVoucher && `voucher=${idVoucher}`]
    .filter(Boolean)
    .join('?');

/** Returns the path of the list of vouchers with a filter. */
export const voucherListPath = (
  role: Role,
  filter: Readonly<Record<string, string>> = {},
): string => filteredListPath(`${areaOf(role)}/voucher/semua`, filter);
