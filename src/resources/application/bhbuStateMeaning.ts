import type { BhbuState } from '#contract/states/bhbu.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colour of each BHBU state. */
export const bhbuStateMeaning: Record<BhbuState, Meaning> = {
  MENUNGGU: 'attention',
  PERLU_PERBAIKAN: 'information',
  AKTIF: 'good',
  DITOLAK: 'bad',
  NONAKTIF: 'neutral',
};
