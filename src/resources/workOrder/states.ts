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

/** Who acts next. */
export type Turn = 'seller' | 'facility' | 'receiver';

/** Whose turn each state is; a state in which nothing has to be done is missing. */
export const turns = {
  DRAFT: 'seller',
  TERBIT: 'facility',
  DIKONFIRMASI_FASKES: 'seller',
  DIKEMAS: 'seller',
  DIKIRIM: 'receiver',
  TIBA: 'receiver',
  SELISIH: 'receiver',
} as const satisfies Partial<Record<WorkOrderState, Turn>>;

/** Whether something has to be done in a state. */
export const hasTurn = (state: WorkOrderState): state is keyof typeof turns => state in turns;
