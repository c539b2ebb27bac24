import type { OrderState } from '#contract/states/order.ts';

/** Names of the states of an order, which the dashboard shows as well. */
export const orderStatus = {
  DRAFT: 'Draf',
  DIAJUKAN: 'Diajukan',
  DISESUAIKAN: 'Disesuaikan',
  DITERIMA: 'Diterima',
  PKS_DIBUAT: 'PKS dibuat',
  PKS_DITANDATANGANI: 'PKS ditandatangani',
  MENUNGGU_BAYAR: 'Menunggu pembayaran',
  DIBAYAR_SEBAGIAN: 'Dibayar sebagian',
  LUNAS: 'Lunas',
  DIJADWALKAN: 'Dijadwalkan',
  DIKIRIM_SEBAGIAN: 'Dikirim sebagian',
  DIKIRIM_SEMUA: 'Dikirim semua',
  DITERIMA_PEMBELI: 'Diterima pembeli',
  PELAKSANAAN: 'Pelaksanaan',
  SELESAI: 'Selesai',
  DITOLAK: 'Ditolak',
  DIBATALKAN: 'Dibatalkan',
  BATAL_GAGAL_BAYAR: 'Batal, tidak dibayar',
  DIAKHIRI: 'Diakhiri',
  DIAMANDEMEN: 'Diamandemen',
} satisfies Record<OrderState, string>;
