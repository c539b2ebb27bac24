import type { DoseResult } from '#contract/dosis/record.ts';
import type { Meaning } from '#src/layout/theme/tokens.ts';

/** Chip colour of each visit result. */
export const resultMeaning: Record<DoseResult, Meaning> = {
  DIBERIKAN: 'good',
  DITUNDA: 'attention',
  DITOLAK: 'neutral',
};
