import type { BatchState } from '#contract/states/batch.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colours of the states of a batch. */
export const batchMeaning: Readonly<Record<BatchState, Meaning>> = {
  DIPERIKSA: 'attention',
  TERSEDIA: 'good',
  DITAHAN: 'attention',
  DITOLAK: 'bad',
  DITARIK: 'bad',
  KEDALUWARSA: 'neutral',
};
