import type { ShownInvoiceState } from '../../../domains/invoice/amounts.ts';
import type { MovementKind } from '../../../domains/company-account.ts';
import type { InvoiceTerm } from '../../../domains/invoice/record.ts';
import type { OrderKind } from '../../../domains/order/record.ts';
import type { WorkOrderKind } from '../../../domains/work-order/receipt.ts';
import type { InvoiceState } from '../../../states/invoice.ts';
import type { OrderState } from '../../../states/order.ts';
import type { VoucherState } from '../../../states/voucher.ts';
import type { WorkOrderState } from '../../../states/work-order.ts';

/** Names of states and kinds that screens and exported files show. */

export const orderStateNames = {
  DRAFT: 'Draf',
  MENUNGGU_PERSETUJUAN: 'Menunggu persetujuan',
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

export const orderKindNames = {
  REGULER: 'Reguler',
  BOOSTER: 'Booster',
} satisfies Record<OrderKind, string>;

export const invoiceStateNames = {
  DRAFT: 'Draf',
  TERBIT: 'Terbit',
  DISTEMPEL: 'Terbit, berstempel',
  DIBAYAR_SEBAGIAN: 'Dibayar sebagian',
  LEWAT_TEMPO: 'Lewat jatuh tempo',
  LUNAS: 'Lunas',
  BATAL: 'Batal',
} satisfies Record<InvoiceState, string>;

export const shownInvoiceStateNames = {
  ...invoiceStateNames,
  DIKREDIT: 'Dikreditkan',
} satisfies Record<ShownInvoiceState, string>;

export const invoiceTermNames = {
  '1': 'Termin 1',
  '2': 'Termin 2',
  PENUH: 'Penuh',
  AMANDEMEN: 'Amandemen',
} satisfies Record<InvoiceTerm, string>;

export const workOrderStateNames = {
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

export const workOrderKindNames = {
  KIRIM: 'Kirim',
  KIRIM_SUSULAN: 'Kirim susulan',
  PENGGANTIAN: 'Penggantian',
  AMBIL_KEMBALI: 'Ambil kembali',
} satisfies Record<WorkOrderKind, string>;

export const voucherStateNames = {
  BARU: 'Belum aktif',
  AKTIF: 'Aktif',
  TERIKAT: 'Terikat peserta',
  TERPAKAI: 'Terpakai',
  DIBATALKAN: 'Dibatalkan',
  KEDALUWARSA: 'Kedaluwarsa',
  DIBEKUKAN: 'Dibekukan',
} satisfies Record<VoucherState, string>;

export const movementNames = {
  INVOICE: 'Invoice terbit',
  NOTA: 'Nota retur/kredit',
  TRANSFER: 'Pembayaran',
  BUKTI_POTONG: 'Bukti potong PPh',
  SSP_PPN: 'PPN disetor sendiri (SSP)',
  ALIHAN: 'Kelebihan dialihkan',
  PENGEMBALIAN: 'Kelebihan dikembalikan',
  PENGHAPUSAN: 'Kekurangan dihapus',
  PENGHAPUSAN_BATAL: 'Penghapusan batal',
  PEMBALIKAN: 'Pembayaran dibalik',
  NOTA_BATAL: 'Nota dibatalkan',
  INVOICE_BATAL: 'Invoice dibatalkan',
} satisfies Record<MovementKind, string>;
