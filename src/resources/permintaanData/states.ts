import { openRequestStates, type PermintaanDataState } from '#contract/states/permintaan-data.ts';
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

/** Whether a request is not answered yet, so that its participants can still be changed. */
export const isOpenRequest = ({ status }: { readonly status: PermintaanDataState }): boolean =>
  openRequestStates.some(state => state === status);
