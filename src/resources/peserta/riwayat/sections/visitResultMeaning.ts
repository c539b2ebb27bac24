import type { DoseResult } from '#contract/domains/vaksinasi/record.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colour of each visit result. */
export const visitResultMeaning: Record<DoseResult, Meaning> = {
  DIBERIKAN: 'good',
  DITUNDA: 'attention',
  DITOLAK: 'neutral',
};
