import type { VoucherContract } from '#contract/domains/voucher/contract.ts';

/** Name of a contract: its number, or the title of a draft. */
export const contractName = ({
  noKontrak,
  judul,
}: Pick<VoucherContract, 'noKontrak' | 'judul'>): string => noKontrak ?? judul;
