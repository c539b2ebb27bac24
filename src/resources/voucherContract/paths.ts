import type { VoucherContract } from '#contract/domains/voucher/contract.ts';
import { canAccess, type Role } from '#contract/policy.ts';

/** Returns the path of a contract's page: that of the staff, or that of its company. */
export const contractPath = (role: Role, id: number): string =>
  canAccess(role, 'voucherContract.read') === 'own'
    ? `/dashboard/voucher/kontrak/${id}`
    : `/admin/voucher-contract/detail/${id}`;

/** Name of a contract: its number, or the title of a draft. */
export const contractName = ({
  noKontrak,
  judul,
}: Pick<VoucherContract, 'noKontrak' | 'judul'>): string => noKontrak ?? judul;
