import type { QueueEntry, DoseResult } from '#contract/domains/vaksinasi/index.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colour of each visit result. */
export const doseResultColor = {
  DIBERIKAN: 'good',
  DITUNDA: 'attention',
  DITOLAK: 'bad',
} as const satisfies Record<DoseResult, Meaning>;

/** Returns the queue status of a peserta (an i18n key) and its chip colour. */
export function queueStatus(peserta: QueueEntry): {
  word: DoseResult | 'complete' | 'blocked' | 'TERLAMBAT' | 'waiting';
  meaning: Meaning;
} {
  const result = peserta.kunjungan?.hasil;
  if (result) return { word: result, meaning: doseResultColor[result] };
  if (peserta.dosisBerikut === null) return { word: 'complete', meaning: 'good' };
  if (peserta.halangan !== null) return { word: 'blocked', meaning: 'attention' };
  return peserta.jatuhTempo?.terlambat
    ? { word: 'TERLAMBAT', meaning: 'attention' }
    : { word: 'waiting', meaning: 'neutral' };
}
