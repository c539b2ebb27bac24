import type { VoucherContractState } from '#contract/states/voucher.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colours of the states of a voucher contract. */
export const contractMeaning: Readonly<Record<VoucherContractState, Meaning>> = {
  DRAFT: 'neutral',
  AKTIF: 'good',
  HABIS_KUOTA: 'attention',
  BERAKHIR: 'neutral',
  DIBATALKAN: 'bad',
};
