import type { FirstStep, GroupingPeriod, TimeRange } from '#contract/domains/dashboard/index.ts';
import { orderStatus } from './orderStatus.ts';
import { tasks } from './tasks.ts';
import { workOrderStatus } from './workOrderStatus.ts';

/** First steps: what to do, why, and the button. */
const firstStepTexts = {
  pic: {
    title: 'Isi PIC',
    text: 'Siapa yang kami hubungi tentang program ini.',
    action: 'Isi PIC',
  },
  dataPerusahaan: {
    title: 'Lengkapi data perusahaan',
    text: 'NPWP, NIB atau SIUP, alamat, dan penanggung jawab dipakai dalam PKS dan invoice.',
    action: 'Lengkapi data',
  },
  pesanan: {
    title: 'Buat pesanan pertama',
    text: 'Pilih vaksin, faskes, dan jumlah dosis, lalu ajukan kepada penjual.',
    action: 'Buat pesanan',
  },
  tandaTangan: {
    title: 'Tanda tangani PKS',
    text: 'Setelah pesanan diterima, PKS terbit. Cetak, tanda tangani, lalu unggah salinannya.',
    action: 'Lihat PKS',
  },
  unggahPeserta: {
    title: 'Unggah daftar peserta',
    text: 'Isi template spreadsheet; portal memeriksa setiap baris sebelum Anda menyimpannya.',
    action: 'Unggah peserta',
  },
  dataFaskes: {
    title: 'Lengkapi data faskes',
    text: 'Alamat, PIC, dan nomor HP dipakai untuk pengiriman vaksin.',
    action: 'Lengkapi data',
  },
  bukti: {
    title: 'Isi izin dan unggah bukti',
    text: 'Jawab setiap jaminan dan unggah buktinya.',
    action: 'Isi izin dan bukti',
  },
  jadwal: {
    title: 'Atur jadwal mingguan',
    text: 'Hari, jam buka, dan kapasitas faskes Anda.',
    action: 'Atur jadwal',
  },
  stok: {
    title: 'Terima vaksin',
    text: 'Hitung kiriman yang tiba dan tanda tangani BAST; dosisnya menjadi stok Anda.',
    action: 'Lihat penerimaan',
  },
  vaksinasi: {
    title: 'Catat vaksinasi pertama',
    text: 'Cari peserta, lakukan skrining, lalu catat dosisnya.',
    action: 'Buka vaksinasi',
  },
} satisfies Record<FirstStep, { title: string; text: string; action: string }>;

const span = { '30': '30 hari', '90': '90 hari', semua: 'Semua' } satisfies Record<
  TimeRange,
  string
>;

const period = { hari: 'per hari', minggu: 'per minggu', bulan: 'per bulan' } satisfies Record<
  GroupingPeriod,
  string
>;

/** Messages of the dashboard: `resources.dashboard.*`. */
export const dashboard = {
  failed: 'Bagian ini tidak dapat dimuat.',
  ownCompanies: 'Hanya perusahaan saya',
  counter: {
    title: 'Ringkasan',
    faskes: { label: 'Faskes', about: 'Yang aktif' },
    perusahaan: { label: 'Perusahaan', about: 'Yang aktif' },
    terupload: { label: 'Terupload', about: 'Peserta aktif program reguler' },
    done: { label: 'Done', about: 'Sudah dua dosis' },
    valid: { label: 'Peserta Valid', about: 'Data tidak bermasalah' },
    invalid: { label: 'Peserta Invalid', about: 'Data perlu diperbaiki' },
    open: 'Lihat daftar',
  },
  voucher: {
    title: 'Voucher',
    diterbitkan: 'Diterbitkan',
    terpakai: 'Terpakai',
    sisaKuota: 'Sisa kuota',
    segeraKedaluwarsa: 'Kedaluwarsa dalam 30 hari, belum dipakai',
  },
  tasks: {
    title: 'Menunggu Anda',
    none: 'Tidak ada yang menunggu Anda saat ini.',
    today: 'sejak hari ini',
    days: 'sejak %{smart_count} hari',
    urgent: 'Mendesak',
    all: 'Tampilkan semua (%{smart_count})',
    fewer: 'Tampilkan yang utama saja',
    first: 'yang pertama %{deadline}',
    due: 'Ada tenggat',
    area: {
      keselamatan: 'Keselamatan',
      peserta: 'Peserta',
      pesanan: 'Pesanan dan perjanjian',
      uang: 'Keuangan',
      pengiriman: 'Pengiriman dan stok',
      voucher: 'Voucher',
      administrasi: 'Administrasi',
    },
    ...tasks,
  },
  firstSteps: {
    title: 'Langkah awal',
    progress: '%{done} dari %{total} selesai',
    done: 'Selesai',
    next: 'Berikutnya',
    later: 'Nanti',
    step: firstStepTexts,
  },
  trade: {
    orders: 'Pesanan berjalan',
    noOrders: 'Tidak ada pesanan yang berjalan.',
    deliveries: 'Pengiriman berjalan',
    noDeliveries: 'Tidak ada pengiriman yang berjalan.',
    status: 'Status',
    count: 'Jumlah',
    order: orderStatus,
    delivery: workOrderStatus,
    money: 'Keuangan',
    noMoney: 'Belum ada invoice tahun ini.',
    invoiced: 'Ditagih tahun ini',
    paid: 'Dibayar dari invoice tahun ini',
    open: 'Belum dibayar',
    overdue: 'Lewat jatuh tempo',
    invoices: '%{smart_count} invoice',
    nextDue: 'Jatuh tempo berikutnya %{day}',
  },
  funnel: {
    title: 'Dari terunggah sampai booster',
    step: 'Langkah',
    people: 'Peserta',
    share: 'Dari terunggah',
    terunggah: 'Terunggah',
    valid: 'Data valid',
    dosis1: 'Dosis 1',
    dosis2: 'Dosis 2',
    booster: 'Booster',
    boosterLuar: 'Booster di tempat lain',
    empty: 'Belum ada peserta. Begitu ada yang terdaftar, langkah-langkahnya tampil di sini.',
  },
  progress: {
    title: 'Dosis yang diberikan',
    range: 'Rentang waktu',
    span,
    period,
    dosis1: 'Dosis 1',
    dosis2: 'Dosis 2',
    booster: 'Booster',
    total: 'Jumlah',
    start: 'Mulai',
    asTable: 'Lihat sebagai tabel',
    asChart: 'Lihat sebagai grafik',
    caption: 'Dosis yang diberikan %{period}',
    description:
      'Grafik batang dosis %{period}: %{total} dosis, terbanyak %{max} pada %{when}. Angkanya ada di tabel.',
    bar: '%{when}: dosis 1 %{dosis1}, dosis 2 %{dosis2}, booster %{booster}',
    empty:
      'Belum ada dosis yang dicatat dalam rentang ini. Begitu faskes mencatat penyuntikan, grafiknya tampil di sini.',
  },
  distribution: {
    faskes: 'Peserta menurut faskes',
    perusahaan: 'Peserta menurut perusahaan',
    name: { faskes: 'Faskes', perusahaan: 'Perusahaan' },
    unassigned: { faskes: 'Belum memilih faskes', perusahaan: 'Tanpa perusahaan' },
    rest: { faskes: '%{smart_count} faskes lain', perusahaan: '%{smart_count} perusahaan lain' },
    uploaded: 'Terunggah',
    valid: 'Valid',
    done: 'Selesai',
    legend: 'Panjang batang: peserta terunggah. Bagian yang penuh: sudah dua dosis.',
    empty: 'Belum ada peserta.',
  },
};
