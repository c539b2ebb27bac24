import type { OrderState } from '#contract/states/order.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colour of each state of an order. */
export const orderMeaning = {
  DRAFT: 'neutral',
  MENUNGGU_PERSETUJUAN: 'attention',
  DIAJUKAN: 'attention',
  DISESUAIKAN: 'attention',
  DITERIMA: 'information',
  PKS_DIBUAT: 'information',
  PKS_DITANDATANGANI: 'information',
  MENUNGGU_BAYAR: 'attention',
  DIBAYAR_SEBAGIAN: 'information',
  LUNAS: 'good',
  DIJADWALKAN: 'information',
  DIKIRIM_SEBAGIAN: 'information',
  DIKIRIM_SEMUA: 'information',
  DITERIMA_PEMBELI: 'good',
  PELAKSANAAN: 'information',
  SELESAI: 'good',
  DITOLAK: 'bad',
  DIBATALKAN: 'neutral',
  BATAL_GAGAL_BAYAR: 'bad',
  DIAKHIRI: 'bad',
  DIAMANDEMEN: 'neutral',
} satisfies Record<OrderState, Meaning>;
