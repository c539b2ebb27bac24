import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { isPlanned, type WorkOrderState } from '#contract/states/work-order.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colours of the states of a work order. */
export const workOrderMeaning: Readonly<Record<WorkOrderState, Meaning>> = {
  DRAFT: 'neutral',
  TERBIT: 'information',
  DIKONFIRMASI_FASKES: 'information',
  DIKEMAS: 'information',
  DIKIRIM: 'information',
  TIBA: 'attention',
  SELISIH: 'bad',
  DITERIMA: 'good',
  SELESAI: 'good',
  DIBATALKAN: 'neutral',
};

/** Whether the lines and the schedule of a work order can be changed. */
export const isEditable = (state: WorkOrderState): boolean =>
  isPlanned(state) && state !== 'DIKEMAS';

/** Whether every line has what packing needs: its batch and its packing slip. */
export const isPackable = (lines: WorkOrder['baris']): boolean =>
  lines.every(({ idBatch, psNumber }) => idBatch !== null && psNumber !== null);
