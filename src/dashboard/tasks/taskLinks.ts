import { managedTasks, taskPermissions, type Task } from '#contract/domains/dashboard/tasks.ts';
import type { InvoiceNeed } from '#contract/domains/invoice/needs.ts';
import type { ClosingEvent } from '#contract/domains/pks/clock.ts';
import type { WorkOrderNeed } from '#contract/domains/work-order/needs.ts';
import type { InvoiceState } from '#contract/states/invoice.ts';
import type { OrderState } from '#contract/states/order.ts';
import type { PksState } from '#contract/states/pks.ts';
import { managerLimit, type FigureViewer } from '#src/kit/list/figures.ts';
import { filteredListPath, withFilter } from '#src/kit/list/listPaths.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { absenteesPath, recalledRecipientsPath } from '#src/resources/contact/paths.ts';
import { allOrdersPath } from '#src/resources/order/paths.ts';
import { receiptsPathOf } from '#src/resources/workOrder/paths.ts';

type TaskViewer = Pick<FigureViewer, 'accountManagerId' | 'idReferensi' | 'role'>;

/** Lists of the orders in a state: those of all companies, or of the user's own. */
const orderTask = (status: OrderState) => ({
  all: filteredListPath(allOrdersPath, { status }),
  own: filteredListPath('/dashboard/pemesanan/list-pemesanan/:id', { status }),
});

const pksTask = (statuspks: PksState) => ({
  all: filteredListPath('/admin/pks/list-pks', { statuspks }),
  own: filteredListPath('/dashboard/pks/list-pks', { statuspks }),
});

/** The agreements with a deadline that is near, of all companies or the user's own. */
const pksDeadlineTask = (jenisTenggat: ClosingEvent) => ({
  all: filteredListPath('/admin/pks/list-pks', { jenisTenggat }),
  own: filteredListPath('/dashboard/pks/list-pks', { jenisTenggat }),
});

/** Filtered lists of the invoices of all companies, or of the user's own. */
const invoiceTask = (filter: {
  readonly menunggu?: InvoiceNeed;
  readonly status?: InvoiceState;
}) => ({
  all: filteredListPath('/admin/invoice/list-invoice', filter),
  own: filteredListPath('/dashboard/invoice/list-invoice', filter),
});

/** Filtered lists of the stock of all facilities, or of the user's own. */
const stockTask = (filter: Readonly<Record<string, string>>) => ({
  all: filteredListPath('/admin/stok/list-stok', filter),
  own: filteredListPath('/dashboard/stok/list-stok', filter),
});

/** The work orders of all facilities that wait for something, or the shipments to the user's own. */
const workOrderTask = (menunggu: WorkOrderNeed) => ({
  all: filteredListPath('/admin/pengiriman/list-pengiriman', { menunggu }),
  own: receiptsPathOf(menunggu),
});

/** Filtered lists of the batches of vouchers of all companies, or of the user's own. */
const voucherTransactionTask = (filter: Readonly<Record<string, string>>) => ({
  all: filteredListPath('/admin/voucher/list-voucher', filter),
  own: filteredListPath('/dashboard/voucher/list-voucher', filter),
});

/** Filtered lists of the vouchers of all companies, or of the user's own. */
const voucherTask = (filter: Readonly<Record<string, string>>) => ({
  all: filteredListPath('/admin/voucher/semua', filter),
  own: filteredListPath('/dashboard/voucher/semua', filter),
});

/** The arrivals outside their temperature limits that the seller has not acknowledged. */
const shipmentsToReview = filteredListPath('/admin/pengiriman/list-pengiriman', {
  suhuMenunggu: 'true',
});

/** Task links by scope: `all` is a list; `own` is the page of the user's own record. */
const taskLinks: Record<Task, { readonly all: string; readonly own?: string }> = {
  pesertaKurang: {
    all: filteredListPath(allOrdersPath, { pesertaKurang: 'true' }),
    own: filteredListPath('/dashboard/pemesanan/list-pemesanan/:id', { pesertaKurang: 'true' }),
  },
  pesertaTidakValid: { all: '/dashboard/peserta/perbaiki' },
  pesertaGanda: { all: filteredListPath('/dashboard/peserta/ganda', { status: 'TERBUKA' }) },
  tindakanLuringDiputuskan: { all: '/dashboard/vaksinasi/tanpa-jaringan' },
  kipiBelumDilaporkan: { all: '/dashboard/vaksinasi/kipi' },
  penerimaDihubungi: { all: `${recalledRecipientsPath}?kontak=BELUM` },
  dosisDuaTerlambat: { all: `${absenteesPath}?tampil=TERLAMBAT` },
  belumHadir: { all: absenteesPath },
  buktiBelumTerbit: { all: '/dashboard/sertifikat/belum' },
  unggahanTerbuka: {
    all: filteredListPath('/dashboard/peserta/riwayat-unggah', { status: 'DIPERIKSA' }),
  },
  pendaftaran: { all: filteredListPath('/admin/bhbu/pendaftaran', { status: 'MENUNGGU' }) },
  faskesBerakhir: {
    all: filteredListPath('/dashboard/faskes/list-faskes', {
      isActive: 'true',
      segeraBerakhir: 'true',
    }),
    own: '/dashboard/faskes/edit/:id',
  },
  faskesTanpaJadwal: {
    all: filteredListPath('/dashboard/faskes/list-faskes', {
      isActive: 'true',
      tanpaJadwal: 'true',
    }),
    own: '/dashboard/faskes/edit-jadwal/:id',
  },
  perusahaanTanpaManajer: {
    all: filteredListPath('/dashboard/bhbu/list-bhbu', {
      isActive: 'true',
      tanpaAccountManager: 'true',
    }),
  },
  perusahaanTanpaFaskes: {
    all: filteredListPath('/dashboard/bhbu/list-bhbu', { isActive: 'true', tanpaFaskes: 'true' }),
  },
  skbDiperiksa: {
    all: filteredListPath('/dashboard/bhbu/list-bhbu', { isActive: 'true', skbMenunggu: 'true' }),
  },
  usulanPerubahanDiputuskan: {
    all: filteredListPath('/admin/usulan-perubahan', { menunggu: 'true' }),
  },
  penahananBerakhir: { all: filteredListPath('/admin/penahanan', { menunggu: 'true' }) },
  skbBerakhir: {
    all: filteredListPath('/dashboard/bhbu/list-bhbu', { isActive: 'true', skbBerakhir: 'true' }),
    own: '/dashboard/bhbu/edit/:id',
  },
  pesananDiputuskan: orderTask('DIAJUKAN'),
  pesananDisetujui: {
    all: filteredListPath(allOrdersPath, { perluSetuju: 'true' }),
    own: filteredListPath('/dashboard/pemesanan/list-pemesanan/:id', { perluSetuju: 'true' }),
  },
  penyesuaianDisetujui: orderTask('DISESUAIKAN'),
  pksDiterbitkan: orderTask('DITERIMA'),
  pksBelumDikirim: pksTask('TERBIT'),
  pksMenungguBayar: pksDeadlineTask('uploadProof'),
  pksMenungguPelunasan: pksDeadlineTask('paySecondHalf'),
  pksMasaPulih: pksDeadlineTask('cure'),
  pksAkanDiakhiri: pksDeadlineTask('terminate'),
  pksAkanBerakhir: pksDeadlineTask('expire'),
  pksDitandatangani: pksTask('MENUNGGU_TTD_BHBU'),
  pksDitandatanganiPenjual: pksTask('MENUNGGU_TTD_PENJUAL'),
  pksDiverifikasi: pksTask('MENUNGGU_VERIFIKASI'),
  jawabanPeserta: {
    all: filteredListPath('/admin/pertanyaan/list-pertanyaan', { status: 'DIJAWAB' }),
    own: filteredListPath('/dashboard/pertanyaan/list-pertanyaan', { status: 'DIJAWAB' }),
  },
  insidenDiberitahukan: {
    all: filteredListPath('/admin/insiden', { status: 'DRAF' }),
  },
  permintaanDataDijawab: {
    all: filteredListPath('/admin/permintaan-data', { terbuka: 'true' }),
  },
  suratBelumDibaca: {
    all: filteredListPath('/admin/surat/list-surat', { perluTindakan: 'true' }),
  },
  pembayaranDitunggu: orderTask('MENUNGGU_BAYAR'),
  pembayaranDibalik: { all: filteredListPath(allOrdersPath, { dibalik: 'true' }) },
  pembayaranPertama: invoiceTask({ menunggu: 'PEMBAYARAN_PERTAMA' }),
  invoiceTerlambatDibayar: invoiceTask({ menunggu: 'PEMBAYARAN_TERLAMBAT' }),
  invoiceDibayar: invoiceTask({ menunggu: 'PEMBAYARAN' }),
  buktiDiganti: invoiceTask({ menunggu: 'BUKTI_BARU' }),
  pembayaranDiverifikasi: { all: '/admin/invoice/verifikasi' },
  pembalikanDisetujui: {
    all: filteredListPath('/admin/invoice/pembayaran', { status: 'DIUSULKAN_BALIK' }),
  },
  notaDisetujui: { all: filteredListPath('/dashboard/invoice/nota', { menunggu: 'true' }) },
  invoiceDiterbitkan: invoiceTask({ menunggu: 'PENERBITAN' }),
  invoiceLewatTempo: invoiceTask({ status: 'LEWAT_TEMPO' }),
  fakturDibuat: { all: filteredListPath('/admin/faktur', { tahap: 'SIAP' }) },
  fakturDinomori: { all: filteredListPath('/admin/faktur', { tahap: 'DIEKSPOR' }) },
  fakturBerselisih: { all: filteredListPath('/admin/faktur', { tahap: 'SELISIH' }) },
  dasarHukumDicatat: { all: '/admin/decree/list-decree' },
  penjualDisetujui: { all: filteredListPath('/admin/penjual', { status: 'DIAJUKAN' }) },
  kelebihanDiselesaikan: {
    all: filteredListPath('/admin/invoice/pembayaran', { adaLebih: 'true' }),
  },
  rekeningDicocokkan: {
    all: filteredListPath('/admin/invoice/rekonsiliasi', { status: 'BARU' }),
  },
  pesananDikirim: orderTask('LUNAS'),
  kirimanDiterbitkan: workOrderTask('PENERBITAN'),
  kirimanDikonfirmasi: workOrderTask('KONFIRMASI'),
  kirimanDikemas: workOrderTask('PENGEMASAN'),
  kirimanDiberangkatkan: workOrderTask('KEBERANGKATAN'),
  kirimanHariIni: workOrderTask('TIBA_HARI_INI'),
  kirimanTerlambat: workOrderTask('TERLAMBAT'),
  kirimanDihitung: workOrderTask('PENGHITUNGAN'),
  selisihDitandatangani: workOrderTask('SELISIH'),
  tindakLanjutDibuat: workOrderTask('TINDAK_LANJUT'),
  suhuKirimanDitanggapi: { all: shipmentsToReview },
  suhuKirimanMenunggu: { all: shipmentsToReview },
  suhuDiLuarBatas: {
    all: '/admin/stok/suhu?belumDitangani=true',
    own: '/dashboard/stok/suhu?belumDitangani=true',
  },
  stokTidakSeimbang: stockTask({ bermasalah: 'true' }),
  karantinaDiputuskan: stockTask({ dikarantina: 'true' }),
  sisaDilaporkan: stockTask({ perluLaporan: 'true' }),
  dosisDiselesaikan: { all: '/admin/pemesanan/penyelesaian' },
  kontrakVoucherDiaktifkan: {
    all: filteredListPath('/admin/voucher-contract/list-voucher', { status: 'DRAFT' }),
  },
  transaksiVoucherDiaktifkan: voucherTransactionTask({ belumAktif: 'true' }),
  tiketGagal: voucherTransactionTask({ tiketGagal: 'true' }),
  voucherDibekukan: voucherTask({ status: 'DIBEKUKAN' }),
  voucherSegeraKedaluwarsa: voucherTask({ belumDipakai: 'true', kedaluwarsaDalam: '30' }),
  keputusanRapat: { all: '/dashboard/pengiriman/keputusan-rapat' },
  webhookGagal: {
    all: filteredListPath('/admin/webhook', { status: 'GAGAL' }),
    own: filteredListPath('/dashboard/webhook', { status: 'GAGAL' }),
  },
  emailGagal: { all: filteredListPath('/admin/kotak-keluar', { status: 'dead' }) },
};

/** Whether a task concerns the own company or facility of the user. */
export const isOwnTask = (task: Task, { role }: TaskViewer): boolean =>
  taskLinks[task].own !== undefined && permissionScope(role, taskPermissions[task]) === 'own';

/** Returns the path of the screen where the task is done. */
export function taskLink(task: Task, viewer: TaskViewer): string {
  const { all, own } = taskLinks[task];
  return own !== undefined && isOwnTask(task, viewer)
    ? own.replace(':id', String(viewer.idReferensi))
    : managedTasks.has(task)
      ? withFilter(all, managerLimit(viewer))
      : all;
}
