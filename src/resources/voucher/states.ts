import type { VoucherTransaction } from '#contract/domains/voucher/transaction.ts';
import type { VoucherState, VoucherTransactionState } from '#contract/states/voucher.ts';
import type { BarFill } from '#src/kit/page/barStyles.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colours of the states of a voucher. */
export const voucherMeaning: Readonly<Record<VoucherState, Meaning>> = {
  BARU: 'neutral',
  AKTIF: 'good',
  TERIKAT: 'information',
  TERPAKAI: 'good',
  DIBATALKAN: 'bad',
  KEDALUWARSA: 'neutral',
  DIBEKUKAN: 'attention',
};

/** Chip colours of the states of a transaction. */
export const transactionMeaning: Readonly<Record<VoucherTransactionState, Meaning>> = {
  TERBIT: 'good',
  SEBAGIAN_TERPAKAI: 'information',
  HABIS: 'neutral',
  DIBATALKAN: 'bad',
};

/** The numbers of a transaction in the order of its bar: used, usable, and those that are lost. */
export const countedStates = [
  ['terpakai', 'TERPAKAI', 'full'],
  ['terikat', 'TERIKAT', 'hatched'],
  ['aktif', 'AKTIF', 'hatched'],
  ['baru', 'BARU', 'empty'],
  ['dibekukan', 'DIBEKUKAN', 'empty'],
  ['kedaluwarsa', 'KEDALUWARSA', 'empty'],
  ['dibatalkan', 'DIBATALKAN', 'empty'],
] as const satisfies readonly (readonly [keyof VoucherTransaction, VoucherState, BarFill])[];
