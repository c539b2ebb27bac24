import type { Antrean, DoseResult } from '#contract/dosis/index.ts';
import type { Meaning } from '#src/layout/theme/tokens.ts';

/** What each result means to the eye. */
export const meaningOf = {
  DIBERIKAN: 'good',
  DITUNDA: 'attention',
  DITOLAK: 'bad',
} as const satisfies Record<DoseResult, Meaning>;

/** How somebody stands in the queue, as a word of it and what that means. */
export function standingOf(one: Antrean): {
  word: DoseResult | 'complete' | 'blocked' | 'TERLAMBAT' | 'waiting';
  meaning: Meaning;
} {
  const result = one.kunjungan?.hasil;
  if (result) return { word: result, meaning: meaningOf[result] };
  if (one.dosisBerikut === null) return { word: 'complete', meaning: 'good' };
  if (one.halangan !== null) return { word: 'blocked', meaning: 'attention' };
  return one.jatuhTempo?.terlambat
    ? { word: 'TERLAMBAT', meaning: 'attention' }
    : { word: 'waiting', meaning: 'neutral' };
}
