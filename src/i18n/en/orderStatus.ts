import type { OrderState } from '#contract/states/order.ts';

/** Names of the states of an order, which the dashboard shows as well. */
export const orderStatus = {
  DRAFT: 'Draft',
  MENUNGGU_PERSETUJUAN: 'Waiting for approval',
  DIAJUKAN: 'Submitted',
  DISESUAIKAN: 'Adjusted',
  DITERIMA: 'Accepted',
  PKS_DIBUAT: 'PKS made',
  PKS_DITANDATANGANI: 'PKS signed',
  MENUNGGU_BAYAR: 'Waiting for payment',
  DIBAYAR_SEBAGIAN: 'Paid in part',
  LUNAS: 'Paid in full',
  DIJADWALKAN: 'Scheduled',
  DIKIRIM_SEBAGIAN: 'Sent in part',
  DIKIRIM_SEMUA: 'Sent completely',
  DITERIMA_PEMBELI: 'Received by the buyer',
  PELAKSANAAN: 'Being carried out',
  SELESAI: 'Completed',
  DITOLAK: 'Rejected',
  DIBATALKAN: 'Cancelled',
  BATAL_GAGAL_BAYAR: 'Cancelled, not paid',
  DIAKHIRI: 'Terminated',
  DIAMANDEMEN: 'Amended',
} satisfies Record<OrderState, string>;
