import type {
  BalanceObstacle,
  Imbalance,
  StockAction,
  StockEntryKind,
  leftoverPlans,
} from '#contract/domains/stock/record.ts';
import type { WastageReason } from '#contract/domains/stock/wastage.ts';

const masalah = {
  BATCH_TIDAK_TERDAFTAR: 'Batch tidak terdaftar',
  BATCH_TIDAK_DITERIMA: 'Belum pernah diterima',
  LEBIH_DARI_DITERIMA: 'Lebih dari yang diterima',
  SELISIH_HITUNG: 'Hitungan berbeda',
} satisfies Record<Imbalance, string>;

/** Why a stock does not balance, and what to do. */
const problem = {
  BATCH_TIDAK_TERDAFTAR:
    '%{dosis} dosis diberikan dari batch yang tidak ada di daftar. Periksa nomor batch di catatan vaksinasi, lalu perbaiki yang keliru.',
  BATCH_TIDAK_DITERIMA:
    '%{dosis} dosis diberikan, padahal batch ini belum pernah diterima di faskes ini. Tanda tangani BAST kiriman yang belum selesai, atau perbaiki batch di catatan vaksinasinya.',
  LEBIH_DARI_DITERIMA:
    'Yang terpakai %{dosis} dosis lebih banyak daripada yang diterima. Periksa vaksinasi yang tercatat dengan batch ini dan catatan dosis rusak, lalu batalkan yang keliru.',
  SELISIH_HITUNG:
    'Hitungan sisa berbeda %{dosis} dosis dengan catatan. Catat dosis yang rusak, atau hitung dan laporkan ulang.',
} satisfies Record<Imbalance, string>;

const rencanaSisa = {
  DISIMPAN: 'Disimpan untuk dosis berikutnya',
  DIMUSNAHKAN: 'Dimusnahkan',
  MENUNGGU_ARAHAN: 'Menunggu arahan penjual',
} satisfies Record<(typeof leftoverPlans)[number], string>;

/** What added to a quantity. */
const added = {
  TERIMA: 'Diterima',
  SUNTIK: 'Diberikan',
  RUSAK: 'Rusak',
  KEDALUWARSA: 'Kedaluwarsa',
  KEMBALI: 'Dikembalikan kepada penjual',
  KARANTINA: 'Dikarantina',
} satisfies Record<StockEntryKind, string>;

/** What took back from a quantity. */
const takenBack = {
  TERIMA: 'Penerimaan dibatalkan',
  SUNTIK: 'Vaksinasi dibatalkan',
  RUSAK: 'Catatan rusak dibatalkan',
  KEDALUWARSA: 'Diberikan sebelum kedaluwarsa',
  KEMBALI: 'Pengembalian dibatalkan',
  KARANTINA: 'Keluar dari karantina',
} satisfies Record<StockEntryKind, string>;

/** Why doses were wasted. */
const sebab = {
  PECAH: 'Vial tertutup: pecah',
  BEKU: 'Vial tertutup: beku',
  SUHU: 'Vial tertutup: terpapar suhu di luar batas',
  VVM: 'Vial tertutup: VVM C atau D',
  HILANG: 'Vial tertutup: hilang',
  TERTUTUP_LAIN: 'Vial tertutup: sebab lain',
  SISA_TERBUKA: 'Vial terbuka: sisa dosis melewati batas waktu',
  KONTAMINASI: 'Vial terbuka: terkontaminasi',
  GAGAL_SUNTIK: 'Vial terbuka: gagal ditarik atau disuntikkan',
  TERBUKA_LAIN: 'Vial terbuka: sebab lain',
} satisfies Record<WastageReason, string>;

const action = {
  RUSAK: {
    label: 'Catat rusak',
    title: 'Catat dosis rusak dari %{name}?',
    text: 'Dosis ini tidak dapat dipakai lagi. Catatan yang keliru dapat dibatalkan dari daftar mutasi.',
    reason: 'Apa yang terjadi?',
    done: 'Dosis rusak dicatat',
  },
  KARANTINA: {
    label: 'Karantina',
    title: 'Karantina dosis %{name}?',
    text: 'Dosis ini tidak dapat dipakai sampai penjual memutuskannya.',
    reason: 'Mengapa dikarantina?',
    done: 'Dosis dikarantina',
  },
  LEPAS: {
    label: 'Lepas',
    title: 'Lepas dosis %{name} dari karantina?',
    text: 'Dosis ini dapat dipakai kembali.',
    reason: 'Mengapa aman dipakai?',
    done: 'Dosis dilepas dari karantina',
  },
  MUSNAH: {
    label: 'Catat dimusnahkan',
    title: 'Catat pemusnahan dosis %{name}?',
    text: 'Dosis karantina ini tercatat rusak dan tidak dapat dipakai lagi.',
    reason: 'Mengapa dimusnahkan, di mana, dan oleh siapa?',
    done: 'Pemusnahan dicatat',
  },
  KEMBALI: {
    label: 'Catat dikembalikan',
    title: 'Catat pengembalian dosis %{name}?',
    text: 'Dosis karantina ini tercatat kembali kepada penjual.',
    reason: 'Kapan dan kepada siapa diserahkan?',
    done: 'Pengembalian dicatat',
  },
} satisfies Record<StockAction, Record<string, string>>;

/** Where each obstacle of a dose ledger is resolved. */
const resolve = {
  BELUM_LUNAS: 'Lihat pembayaran',
  BELUM_DIKIRIM: 'Lihat pengiriman',
  BELUM_DITERIMA: 'Lihat pengiriman',
  SUSULAN_TERBUKA: 'Lihat pengiriman',
  STOK_TIDAK_SEIMBANG: 'Periksa stok',
  SISA_BELUM_DILAPORKAN: 'Hitung dan laporkan',
  KARANTINA_BELUM_DIPUTUSKAN: 'Putuskan karantina',
} satisfies Record<BalanceObstacle, string>;

/** Messages of stock and the dose ledger: `resources.stock.*`. */
export const stock = {
  noun: 'stok',
  count: '%{smart_count} stok',
  empty: 'Stok muncul sesudah BAST sebuah kiriman ditandatangani.',
  sums: '. %{equation}',
  fields: {
    id: 'Nomor catatan',
    idBatch: 'Batch',
    nomorBatch: 'Batch',
    idFaskes: 'Faskes',
    namaFaskes: 'Faskes',
    idBHBU: 'Perusahaan',
    namaBHBU: 'Perusahaan',
    noOrder: 'Pesanan',
    namaProduk: 'Produk',
    kedaluwarsaBatch: 'Kedaluwarsa',
    statusBatch: 'Status batch',
    diterima: 'Diterima',
    diberikan: 'Diberikan',
    rusak: 'Rusak',
    kedaluwarsa: 'Dosis kedaluwarsa',
    dikembalikan: 'Dikembalikan',
    dikarantina: 'Dikarantina',
    sisa: 'Sisa',
    terimaPertama: 'Pertama diterima',
    masalah: 'Masalah',
    bermasalah: 'Keseimbangan',
    tersisa: 'Masih ada dosis',
    perluLaporan: 'Laporan sisa',
    jumlah: 'Jumlah dosis',
    sebab: 'Sebab',
    alasan: 'Alasan',
    dihitung: 'Dosis yang dihitung',
    rencanaSisa: 'Rencana untuk sisanya',
    catatanSisa: 'Catatan',
    waktuLapor: 'Dilaporkan',
    penjelasan: 'Penjelasan',
    createdAt: 'Dibuat',
    createdBy: 'Dibuat oleh',
    modifiedAt: 'Diubah',
    modifiedBy: 'Diubah oleh',
  },
  help: {
    dihitung: 'Hitung dosis yang masih dapat dipakai, tanpa yang dikarantina.',
  },
  sebab,
  jumlah: { unit: 'dosis' },
  dihitung: { unit: 'dosis' },
  masalah,
  bermasalah: { true: 'Tidak seimbang', false: 'Seimbang' },
  tersisa: { true: 'Ya', false: 'Tidak' },
  perluLaporan: { true: 'Perlu dilaporkan', false: 'Tidak perlu' },
  rencanaSisa,
  problem,
  action,
  atMost: 'Paling banyak %{dosis} dosis.',
  section: { balance: 'Dosis', origin: 'Asal', leftover: 'Laporan sisa', entries: 'Mutasi' },
  noBatch: 'Tanpa batch',
  title: '%{batch}, %{facility}',
  expiry: {
    past: 'Kedaluwarsa',
    today: 'Hari ini',
    soon: '%{smart_count} hari lagi',
  },
  equation: {
    diterima: 'diterima %{dosis}',
    lebih: 'terpakai lebih dari yang diterima %{dosis}',
    diberikan: 'diberikan %{dosis}',
    rusak: 'rusak %{dosis}',
    kedaluwarsa: 'kedaluwarsa %{dosis}',
    dikembalikan: 'dikembalikan %{dosis}',
    dikarantina: 'dikarantina %{dosis}',
    sisa: 'sisa %{dosis}',
    counted: '; dihitung %{counted}, menurut catatan %{left}',
  },
  state: { balanced: 'Seimbang', unbalanced: 'Tidak seimbang' },
  recipients: 'Hubungi penerimanya',
  batchState: { DITARIK: 'Ditarik', DITAHAN: 'Ditahan' },
  held: {
    DITAHAN: 'Batch ini ditahan dan tidak boleh dipakai. Karantina sisanya.',
    DITARIK: 'Batch ini ditarik dan tidak boleh dipakai. Karantina sisanya.',
    DITARIK_HABIS: 'Batch ini ditarik dan tidak boleh dipakai. Tidak ada sisa di sini.',
    KEDALUWARSA: 'Batch ini kedaluwarsa dan tidak boleh dipakai.',
  },
  quarantine: {
    recalled:
      '%{dosis} dosis dikarantina. Batchnya ditarik: pisahkan, lalu catat dimusnahkan atau dikembalikan.',
    facility:
      '%{dosis} dosis dikarantina. Pisahkan dan simpan; penjual yang memutuskan apakah dapat dipakai.',
    seller:
      '%{dosis} dosis dikarantina. Periksa catatan suhunya, lalu lepas, musnahkan, atau kembalikan.',
  },
  report: {
    button: 'Hitung dan laporkan sisa',
    title: 'Laporkan sisa %{name}?',
    text: 'Laporan dikirim kepada penjual. Mutasi sesudahnya membuat laporan ini tidak berlaku lagi.',
    matches: 'Sesuai dengan catatan.',
    differs:
      'Menurut catatan sisanya %{left} dosis, berbeda %{dosis}. Hitung sekali lagi, dan catat yang rusak lebih dahulu bila ada.',
    submit: 'Laporkan sisa',
    done: 'Sisa dilaporkan',
    doneDifference: 'Sisa dilaporkan, tetapi berbeda dengan catatan',
    none: 'Sisa belum dilaporkan; laporkan sesudah vaksinasi pesanan ini selesai.',
    nothing: 'Tidak ada sisa yang perlu dilaporkan.',
  },
  explain: {
    button: 'Terima dengan penjelasan',
    title: 'Terima ketidakseimbangan %{name}?',
    text: 'Tulis apa yang Anda temukan. Stok ini lalu tidak lagi menahan pesanannya, sampai ada mutasi atau hitungan baru.',
    submit: 'Terima',
    done: 'Ketidakseimbangan diterima',
    accepted: 'Tidak seimbang, tetapi diterima %{name}, %{time}: %{text}',
  },
  entry: {
    added,
    takenBack,
    correctedTo: 'Dipindahkan ke sini oleh perbaikan catatan vaksinasi',
    correctedFrom: 'Dipindahkan dari sini oleh perbaikan catatan vaksinasi',
    unexpired: 'Kedaluwarsa dibatalkan',
    destroyed: 'Dimusnahkan',
    released: 'Dilepas dari karantina',
    dose: '%{dosis} dosis',
    system: 'Sistem',
    happened: 'terjadi %{day}',
    order: 'Perintah kerja %{number}',
    reversed: 'Dibatalkan',
    reverse: 'Batalkan catatan',
    reverseOf: 'Batalkan %{what} pada %{day}',
    reverseTitle: 'Batalkan catatan %{dosis} dosis rusak?',
    reverseText: 'Dosisnya kembali menjadi sisa. Catatan semula tetap terlihat.',
    reverseReason: 'Mengapa catatan ini keliru?',
    reversedDone: 'Catatan dosis rusak dibatalkan',
    none: 'Belum ada mutasi.',
  },
  link: {
    ledger: 'Neraca dosis pesanan ini',
    shipments: 'Pengiriman pesanan ini',
    temperature: 'Catatan suhu',
    recall: 'Penarikan batch',
  },
  ledger: {
    title: 'Neraca dosis %{number}',
    lead: 'Pesanan %{number}, %{company}',
    link: 'Neraca dosis',
    print: 'Cetak laporan sisa',
    balanced: 'Seimbang',
    unbalanced: 'Belum seimbang',
    balancedText: 'Semua dosis sudah dipertanggungjawabkan. Pesanan dapat ditutup.',
    tasks: 'Yang perlu diselesaikan',
    sum: 'Seluruh pesanan',
    facilities: 'Per faskes',
    delivery:
      'Dipesan %{ordered} · dibayar %{paid} · dikirim %{shipped} = diterima %{received} + kurang %{short}',
    noStock: 'Belum ada dosis yang diterima.',
    resolve,
  },
};
