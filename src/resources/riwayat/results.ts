import type { DoseResult } from '#contract/dosis/record.ts';
import type { Meaning } from '#src/layout/theme/tokens.ts';

/** What the end of a visit says to the eye. */
export const resultMeaning: Record<DoseResult, Meaning> = {
  DIBERIKAN: 'good',
  DITUNDA: 'attention',
  DITOLAK: 'neutral',
};
