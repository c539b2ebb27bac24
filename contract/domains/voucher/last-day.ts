import { addDays } from '../../core/values/day.ts';
import type { VoucherContract } from './contract.ts';

/**
 * Returns the last day of vouchers that are issued on a day and whose last day is left open: as many
 * days as the contract grants, at most until its own last day. Vouchers are not valid before the
 * contract, so its first day counts as the day of issue.
 */
export function defaultLastDay(
  {
    masaBerlakuHari,
    tanggalMulai,
    tanggalSelesai,
  }: Pick<VoucherContract, 'masaBerlakuHari' | 'tanggalMulai' | 'tanggalSelesai'>,
  today: string,
): string {
  const first = today < tanggalMulai ? tanggalMulai : today;
  const last = addDays(first, masaBerlakuHari - 1);
  return last < tanggalSelesai ? last : tanggalSelesai;
}
