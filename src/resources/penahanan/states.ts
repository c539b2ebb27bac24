import type { PenahananState } from '#contract/states/penahanan.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colours of the states of a legal hold. */
export const penahananMeaning: Readonly<Record<PenahananState, Meaning>> = {
  BERLAKU: 'information',
  DIUSULKAN_BERAKHIR: 'attention',
  BERAKHIR: 'neutral',
};
