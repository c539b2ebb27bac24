import type { NotaState } from '#contract/states/nota.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colour of each state of a note. */
export const notaMeaning = {
  DIAJUKAN: 'attention',
  DISETUJUI: 'good',
  DITOLAK: 'neutral',
  DIUSULKAN_BATAL: 'attention',
  DIBATALKAN: 'neutral',
} satisfies Record<NotaState, Meaning>;
