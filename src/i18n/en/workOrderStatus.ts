import type { WorkOrderState } from '#contract/states/work-order.ts';

/** Names of the states of a work order, which the dashboard shows as well. */
export const workOrderStatus = {
  DRAFT: 'Draft',
  TERBIT: 'Issued',
  DIKONFIRMASI_FASKES: 'Confirmed by the facility',
  DIKEMAS: 'Packed',
  DIKIRIM: 'Under way',
  TIBA: 'Arrived',
  SELISIH: 'Discrepancy',
  DITERIMA: 'Received',
  SELESAI: 'Completed',
  DIBATALKAN: 'Cancelled',
} satisfies Record<WorkOrderState, string>;
