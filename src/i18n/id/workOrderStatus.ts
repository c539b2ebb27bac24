import type { WorkOrderState } from '#contract/states/work-order.ts';

/** Names of the states of a work order, which the dashboard shows as well. */
export const workOrderStatus = {
  DRAFT: 'Draf',
  TERBIT: 'Terbit',
  DIKONFIRMASI_FASKES: 'Dikonfirmasi faskes',
  DIKEMAS: 'Dikemas',
  DIKIRIM: 'Dikirim',
  TIBA: 'Tiba',
  SELISIH: 'Selisih',
  DITERIMA: 'Diterima',
  SELESAI: 'Selesai',
  DIBATALKAN: 'Dibatalkan',
} satisfies Record<WorkOrderState, string>;
