import type { WorkOrderNeed } from '#contract/domains/work-order/needs.ts';

/** Returns the path of the form of a work order. */
export const editPath = (id: number): string => `/admin/pengiriman/perintah-kerja/edit/${id}`;

/** Returns the path of the form that makes a work order for an order. */
export const newWorkOrderPath = (idOrder: number): string =>
  `/admin/pengiriman/perintah-kerja/add/${idOrder}`;

/** Returns the path of the shipments of an order. */
export const shipmentsPath = (idOrder: number): string => `/dashboard/pengiriman/detail/${idOrder}`;

/** Path of the shipments that are to be received. */
export const receiptsPath = '/dashboard/pengiriman/penerimaan';

/** Returns the path of the shipments to a facility that wait for something. */
export const receiptsPathOf = (menunggu: WorkOrderNeed): string =>
  `${receiptsPath}?menunggu=${menunggu}`;

/** Returns the path of the receipt of a work order. */
export const receiptPath = (id: number): string => `${receiptsPath}/${id}`;
