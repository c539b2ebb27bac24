/** Messages of stock, the dose ledger and storage temperatures. */
export const stockTexts = {
  'stock.neverReceived':
    'Batch %{nomor} belum pernah diterima %{nama} untuk perusahaan peserta ini. Periksa nomornya; kalau benar, tulis alasannya',
  'stock.noneLeft':
    'Menurut catatan, batch %{nomor} untuk perusahaan peserta ini sudah habis di %{nama}. Periksa nomornya; kalau benar, tulis alasannya',
  'stock.moreThan.sisa': 'Paling banyak %{dosis:number} dosis, yaitu sisanya',
  'stock.moreThan.dikarantina': 'Paling banyak %{dosis:number} dosis, yaitu yang dikarantina',
  'stock.releaseBySeller':
    'Dosis karantina hanya dilepas oleh penjual. Sampaikan catatan suhunya lebih dahulu.',
  'stock.batchHeld':
    'Batch %{nomor} masih ditahan atau ditarik, jadi dosisnya belum dapat dilepas.',
  'stock.noReturns':
    'Dosis dikembalikan hanya bila batchnya ditahan atau ditarik; batch %{nomor} tidak.',
  'stock.wastageReasonMissing': 'Pilih mengapa dosisnya terbuang',
  'stock.noWastage': 'Sebab hanya untuk dosis rusak',
  'stock.notReversible': 'Hanya catatan dosis rusak yang dapat dibatalkan.',
  'stock.nothingToExplain': 'Stok ini seimbang; tidak ada yang perlu dijelaskan.',
  'stock.quarantined':
    'Sisa batch %{nomor} di %{nama} dikarantina dan tidak boleh dipakai. Pilih batch lain',
  'stock.alreadyReversed': 'Catatan ini sudah dibatalkan.',
  'stock.obstacle.BELUM_LUNAS': 'Pesanan belum dibayar penuh',
  'stock.obstacle.BELUM_DIKIRIM': '%{dosis:number} dosis untuk %{nama} belum dikirim',
  'stock.obstacle.BELUM_DITERIMA':
    '%{dosis:number} dosis untuk %{nama} sudah dikirim, tetapi belum diterima',
  'stock.obstacle.SUSULAN_TERBUKA':
    'Selisih sebuah penerimaan masih menunggu kiriman tindak lanjutnya diterima',
  'stock.obstacle.SISA_BELUM_DILAPORKAN':
    'Sisa %{dosis:number} dosis batch %{batch} di %{nama} belum dilaporkan',
  'stock.obstacle.KARANTINA_BELUM_DIPUTUSKAN':
    '%{dosis:number} dosis batch %{batch} di %{nama} masih dikarantina',
  'stock.imbalance.BATCH_TIDAK_TERDAFTAR':
    '%{dosis:number} dosis di %{nama} diberikan dari batch yang tidak terdaftar',
  'stock.imbalance.BATCH_TIDAK_DITERIMA':
    '%{dosis:number} dosis batch %{batch} diberikan di %{nama}, padahal batch ini tidak pernah diterima di sana',
  'stock.imbalance.LEBIH_DARI_DITERIMA':
    'Batch %{batch} di %{nama}: dosis yang terpakai %{dosis:number} lebih banyak daripada yang diterima',
  'stock.imbalance.SELISIH_HITUNG':
    'Batch %{batch} di %{nama}: hitungan sisa berbeda %{dosis:number} dosis dengan catatan',
  'stock.holdBatchFirst':
    'Tahan atau tarik batch %{nomor} lebih dahulu, supaya dosisnya tidak dipakai lagi.',
  'stock.notBalanced':
    'Neraca dosis belum seimbang, jadi pesanan belum dapat ditutup: %{alasan:sentences}.',
  'temperature.columns':
    'Kolom waktu dan suhu tidak ditemukan. Beri judul "Waktu" (atau "Tanggal" dan "Jam") dan "Suhu" di atas angkanya',
  'temperature.fahrenheit': 'Suhunya dalam Fahrenheit. Ekspor dari pencatatnya dalam Celsius',
  'temperature.noneReadable': 'Tidak ada baris yang dapat disimpan',
  'temperature.chillerMissing': 'Pilih chiller tempat suhu ini diukur',
  'temperature.otherChiller': 'Chiller ini bukan milik faskes ini. Pilih dari daftar',
  'temperature.notOpen': 'Suhu ini di dalam batas, atau sudah ditangani.',
  'temperature.fewerLeft':
    'Sisa batch %{nomor} sekarang %{dosis:number} dosis. Buka lagi supaya angkanya diperbarui',
  'dayReport.future': 'Hari ini belum lewat',
  'chiller.nameTaken': 'Chiller dengan nama ini sudah ada',
  'chiller.tooMany': 'Paling banyak %{maks:number} chiller',
  'chiller.facilityFixed': 'Faskes sebuah chiller tidak dapat diganti',
  'chiller.inUse':
    '%{nama} sudah punya catatan suhu. Isi kapasitas 0 bila chiller ini tidak dipakai lagi.',
  'temperature.tooLong': 'Paling banyak %{maks:number} catatan dalam satu berkas; bagi berkasnya',
  'temperature.empty': 'Berkas ini tidak memuat catatan suhu',
  'temperature.old': 'Isi waktu dalam setahun terakhir',
  'temperature.future': 'Waktu ini belum lewat',
  'temperature.timeTaken': 'Suhu pada waktu ini sudah dicatat',
} as const;
