import type { PertanyaanState } from '#contract/states/pertanyaan.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colours of the states of a question to a participant. */
export const pertanyaanMeaning: Readonly<Record<PertanyaanState, Meaning>> = {
  DIJAWAB: 'attention',
  DIKIRIM: 'information',
  DITERIMA: 'good',
  DITOLAK: 'neutral',
  TERKUNCI: 'bad',
  DIBATALKAN: 'neutral',
};
