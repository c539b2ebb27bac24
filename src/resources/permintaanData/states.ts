import type { PermintaanDataState } from '#contract/states/permintaan-data.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colours of the states of a request. */
export const permintaanDataMeaning: Readonly<Record<PermintaanDataState, Meaning>> = {
  DITERIMA: 'attention',
  DIPERIKSA: 'attention',
  DIKERJAKAN: 'information',
  DIJAWAB: 'good',
  DITOLAK: 'bad',
  DICABUT: 'neutral',
};
