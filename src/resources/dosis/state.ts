import type { Antrean, DoseResult } from '#contract/dosis/index.ts';
import type { Meaning } from '#src/layout/theme/tokens.ts';

/** Chip colour of each visit result. */
export const meaningOf = {
  DIBERIKAN: 'good',
  DITUNDA: 'attention',
  DITOLAK: 'bad',
} as const satisfies Record<DoseResult, Meaning>;

/** Returns the queue status of a peserta (an i18n key) and its chip colour. */
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
