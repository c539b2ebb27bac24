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
    text: 'Isi templat spreadsheet; portal memeriksa setiap baris sebelum Anda menyimpannya.',
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

/** Task texts; `satisfies` makes a missing one a type error. */
const taskTexts = {
  pesertaTidakValid: '%{smart_count} data peserta perlu diperbaiki',
  kipiBelumDilaporkan: '%{smart_count} KIPI serius belum dilaporkan',
  dosisDuaTerlambat: '%{smart_count} peserta terlambat untuk dosis 2',
  buktiBelumTerbit: '%{smart_count} peserta sudah divaksin dan menunggu bukti vaksinasi',
  unggahanTerbuka: '%{smart_count} unggahan sudah diperiksa tetapi belum disimpan',
  pendaftaran: '%{smart_count} pendaftaran perusahaan menunggu diperiksa',
  faskesBerakhir:
    '%{smart_count} faskes dengan izin atau bukti yang habis dalam 30 hari atau sudah habis',
  faskesTanpaJadwal: '%{smart_count} faskes belum punya jadwal mingguan',
  skbBerakhir: '%{smart_count} perusahaan dengan SKB yang sudah kedaluwarsa',
  pesananDiputuskan: '%{smart_count} pesanan menunggu keputusan penjual',
  penyesuaianDisetujui: '%{smart_count} pesanan Anda disesuaikan dan menunggu persetujuan Anda',
  pksDiterbitkan: '%{smart_count} pesanan diterima dan menunggu PKS atau Lampiran III',
  pksDitandatangani: '%{smart_count} PKS menunggu tanda tangan Anda',
  pksDitandatanganiPenjual: '%{smart_count} PKS menunggu tanda tangan penjual',
  pksDiverifikasi: '%{smart_count} PKS menunggu verifikasi',
  pembayaranDitunggu: '%{smart_count} pesanan menunggu pembayaran pertama',
  invoiceTerlambatDibayar: '%{smart_count} invoice lewat jatuh tempo menunggu pembayaran Anda',
  invoiceDibayar: '%{smart_count} invoice menunggu pembayaran Anda',
  buktiDiganti: '%{smart_count} invoice dengan bukti bayar yang ditolak; unggah bukti yang baru',
  pembayaranDiverifikasi: '%{smart_count} bukti pembayaran menunggu verifikasi',
  pembalikanDisetujui: '%{smart_count} pembalikan pembayaran menunggu persetujuan orang kedua',
  invoiceDiterbitkan: '%{smart_count} draf invoice siap diterbitkan',
  invoiceLewatTempo: '%{smart_count} invoice lewat jatuh tempo',
  kelebihanDiselesaikan: '%{smart_count} pembayaran dengan kelebihan yang belum diselesaikan',
  suhuDiLuarBatas: '%{smart_count} catatan suhu di luar batas dalam 7 hari terakhir',
  stokTidakSeimbang: '%{smart_count} stok dosis tidak seimbang',
  karantinaDiputuskan: '%{smart_count} stok dengan dosis karantina yang belum diputuskan',
  sisaDilaporkan: '%{smart_count} stok dengan sisa dosis yang belum dilaporkan',
  dosisDiselesaikan:
    '%{smart_count} pesanan diakhiri dengan dosis yang sudah dibayar dan belum dikirim',
  kontrakVoucherDiaktifkan: '%{smart_count} kontrak voucher menunggu diaktifkan',
  transaksiVoucherDiaktifkan: '%{smart_count} transaksi dengan voucher yang belum diaktifkan',
  tiketGagal: '%{smart_count} transaksi dengan tiket voucher yang tidak terkirim',
  voucherDibekukan: '%{smart_count} voucher dibekukan dan menunggu keputusan',
  voucherSegeraKedaluwarsa: '%{smart_count} voucher belum dipakai dan kedaluwarsa dalam 30 hari',
  keputusanRapat: '%{smart_count} keputusan rapat teknis belum selesai',
  emailGagal: '%{smart_count} email tidak terkirim',
} satisfies Record<Task, string>;

/** The same for users whose only record is their own. */
const ownTaskTexts = {
  faskesBerakhir: 'Izin atau bukti faskes Anda habis dalam 30 hari, atau sudah habis',
  faskesTanpaJadwal: 'Faskes Anda belum punya jadwal mingguan',
  skbBerakhir: 'SKB perusahaan Anda sudah kedaluwarsa',
} satisfies Partial<Record<Task, string>>;

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
  counter: {
    title: 'Ringkasan',
    faskes: { label: 'Faskes', about: 'Yang aktif' },
    perusahaan: { label: 'Perusahaan', about: 'Yang aktif' },
    terupload: { label: 'Terupload', about: 'Peserta program reguler' },
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
