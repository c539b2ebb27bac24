import type { GroupingPeriod, TimeRange, Task } from '#contract/dashboard/index.ts';

/** Task texts; `satisfies` makes a missing one a type error. */
const taskTexts = {
  pesertaTidakValid: '%{smart_count} data peserta perlu diperbaiki',
  kipiBelumDilaporkan: '%{smart_count} KIPI serius belum dilaporkan',
  dosisDuaTerlambat: '%{smart_count} peserta terlambat untuk dosis 2',
  unggahanTerbuka: '%{smart_count} unggahan sudah diperiksa tetapi belum disimpan',
  pendaftaran: '%{smart_count} pendaftaran BHBU menunggu diperiksa',
  faskesBerakhir:
    '%{smart_count} faskes dengan izin atau bukti yang habis dalam 30 hari atau sudah habis',
  faskesTanpaJadwal: '%{smart_count} faskes belum punya jadwal mingguan',
  skbBerakhir: '%{smart_count} BHBU dengan SKB yang sudah kedaluwarsa',
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
  tasks: {
    title: 'Menunggu Anda',
    none: 'Tidak ada yang menunggu Anda saat ini.',
    task: taskTexts,
    own: ownTaskTexts,
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
