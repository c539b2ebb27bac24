import type { InsidenState } from '#contract/states/insiden.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colours of the states of an incident. */
export const insidenMeaning: Readonly<Record<InsidenState, Meaning>> = {
  DRAF: 'attention',
  DIBERITAHUKAN: 'information',
  DITUTUP: 'neutral',
};
