import type { Voucher } from './record.ts';

/** Hours after its use within which a voucher's use can be reversed. */
export const reversalHours = 24;

/** Whether a voucher was used so recently that its use can be reversed. */
export const isRecentlyUsed = (now: Date, { usedAt }: Pick<Voucher, 'usedAt'>): boolean =>
  usedAt !== null && now.getTime() - Date.parse(usedAt) <= reversalHours * 3_600_000;
