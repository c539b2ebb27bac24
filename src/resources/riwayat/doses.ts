import type { DoseResult } from '#contract/dosis/record.ts';
import type { VaccinationType } from '#contract/peserta/index.ts';
import type { Meaning } from '#src/layout/theme/tokens.ts';

/** How many doses a registration is done with. */
export const dosesOf = (type: VaccinationType): number => (type === 0 ? 2 : 1);

/** What the end of a visit says to the eye. */
export const resultMeaning: Record<DoseResult, Meaning> = {
  DIBERIKAN: 'good',
  DITUNDA: 'attention',
  DITOLAK: 'neutral',
};
