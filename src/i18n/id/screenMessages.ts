const peserta = {
  name: 'Daftar peserta',
  page: { create: 'Tambah peserta', edit: 'Ubah peserta', fix: 'Perbaiki berurutan' },
};

const voucherTransaction = {
  name: 'Transaksi voucher',
  page: {
    create: 'Terbitkan voucher',
    edit: 'Ubah transaksi voucher',
    show: 'Transaksi voucher',
    print: 'Cetak tiket voucher',
  },
};

const pesertaVoucher = {
  name: 'Peserta voucher',
  page: { edit: 'Ubah peserta voucher', show: 'Peserta voucher' },
};

const booster = {
  name: 'Peserta booster',
  page: { edit: 'Ubah data booster' },
};

/**
 * Messages of resources that are needed before a resource is loaded, and by users without access to
 * it: its name and the titles of its screens (`page`).
 */
export const screenMessages = {
  application: {
    name: 'Pendaftaran BHBU',
    page: { verify: 'Verifikasi pendaftaran' },
  },
  audit: {
    name: 'Jejak audit',
    page: { entry: 'Catatan' },
  },
  bhbu: {
    name: 'BHBU',
    page: {
      create: 'Tambah BHBU',
      detail: 'Halaman perusahaan',
      edit: 'Ubah data perusahaan',
      own: 'Data perusahaan',
    },
  },
  booster,
  boosterOwn: booster,
  boosterEksternal: {
    name: 'Booster eksternal',
  },
  factorRule: { name: 'Aturan faktor kedua' },
  faskes: {
    name: 'Faskes',
    page: { create: 'Tambah faskes', edit: 'Data faskes', show: 'Halaman faskes' },
  },
  batch: {
    name: 'Batch',
    page: {
      create: 'Tambah batch',
      edit: 'Ubah batch',
      show: 'Batch',
      recall: 'Penarikan batch',
    },
  },
  certificate: {
    name: 'Bukti vaksinasi',
    page: { show: 'Bukti vaksinasi' },
  },
  absentee: { name: 'Belum hadir atau ditunda' },
  recipient: {
    name: 'Penerima batch yang ditarik',
    page: { batch: 'Penerima dosis batch' },
  },
  certificateWaiting: { name: 'Bukti yang belum terbit' },
  distributor: {
    name: 'Distributor',
    page: { create: 'Tambah distributor', edit: 'Ubah distributor' },
  },
  bulkEdit: {
    name: 'Riwayat ubah banyak',
    page: { show: 'Perubahan banyak peserta' },
  },
  duplicate: {
    name: 'Kemungkinan ganda',
    page: { show: 'Bandingkan dua peserta' },
  },
  import: {
    name: 'Riwayat unggahan',
    page: { create: 'Unggah berkas', edit: 'Unggahan' },
  },
  invoice: {
    name: 'Invoice',
    page: {
      create: 'Susun invoice',
      edit: 'Ubah draf invoice',
      show: 'Invoice',
      overview: 'Ringkasan uang',
      ageing: 'Umur piutang',
    },
  },
  companyUser: { name: 'Akun perusahaan' },
  machineAccount: {
    name: 'Akun mesin',
    page: { create: 'Tambah akun mesin', edit: 'Ubah akun mesin', show: 'Akun mesin' },
  },
  webhook: {
    name: 'Webhook',
    page: { create: 'Tambah webhook', edit: 'Ubah webhook', show: 'Webhook' },
  },
  companyAccount: { name: 'Rekening pelanggan' },
  faktur: {
    name: 'Meja faktur',
    page: {
      edit: 'Ubah faktur pajak',
      show: 'Faktur pajak',
      readBack: 'Hasil Coretax',
      files: 'Berkas faktur',
    },
  },
  jadwal: {
    name: 'Jadwal faskes',
  },
  chiller: {
    name: 'Chiller',
    page: { create: 'Tambah chiller', edit: 'Ubah chiller' },
  },
  libur: {
    name: 'Hari libur',
    page: { create: 'Tambah hari libur', edit: 'Ubah hari libur' },
  },
  order: {
    name: 'Pemesanan',
    page: {
      create: 'Tambah pesanan',
      createBooster: 'Tambah pesanan booster',
      edit: 'Ubah pesanan',
      amend: 'Amandemen pesanan',
      show: 'Pesanan',
      buyerCopy: 'Unggah PKS perusahaan',
      sellerCopy: 'Unggah PKS penjual',
      settlements: 'Penyelesaian pesanan',
    },
  },
  notulen: {
    name: 'Rapat teknis',
    page: {
      list: 'Rapat teknis',
      form: 'Tulis notulen',
      decisions: 'Keputusan rapat teknis',
    },
  },
  outbox: {
    name: 'Kotak keluar',
    page: { message: 'Pesan' },
  },
  bankLine: {
    name: 'Rekonsiliasi bank',
    page: { show: 'Baris rekening koran', upload: 'Unggah rekening koran' },
  },
  payment: {
    name: 'Pembayaran',
    page: {
      show: 'Pembayaran',
      ofInvoice: 'Pembayaran invoice',
    },
  },
  nota: {
    name: 'Nota retur/kredit',
    page: { show: 'Nota' },
  },
  paymentToVerify: {
    name: 'Verifikasi pembayaran',
  },
  peserta,
  pesertaOwn: peserta,
  pesertaVoucher,
  pesertaVoucherOwn: pesertaVoucher,
  pks: {
    name: 'PKS',
    page: {
      create: 'Susun PKS',
      amendment: 'Susun PKS amandemen',
      edit: 'Ubah draf PKS',
      show: 'PKS',
    },
  },
  print: {
    name: 'Cetakan',
    page: {
      pks: 'Cetak PKS',
      amendment: 'Cetak amandemen',
      invoice: 'Cetak invoice',
      receipt: 'Cetak kuitansi',
      nota: 'Cetak nota retur/kredit',
      account: 'Cetak rekening pelanggan',
      workOrder: 'Cetak perintah kerja',
      deliveryNote: 'Cetak surat jalan',
      goodsReceipt: 'Cetak BAST',
      discrepancy: 'Cetak berita acara ketidaksesuaian',
      leftover: 'Cetak laporan sisa dosis',
      dayReport: 'Laporan harian',
      certificate: 'Cetak bukti vaksinasi',
      kipi: 'Cetak formulir KIPI',
      statement: 'Cetak Lampiran IV',
      letter: 'Cetak surat',
    },
  },
  role: { name: 'Peran', page: { create: 'Tambah peran', edit: 'Ubah peran' } },
  product: {
    name: 'Produk',
    page: { create: 'Tambah produk', edit: 'Ubah produk', show: 'Halaman produk' },
  },
  riwayat: { name: 'Peserta' },
  usulanPerubahan: { name: 'Usulan perubahan', page: { show: 'Halaman usulan' } },
  seller: {
    name: 'Penjual',
    page: { create: 'Ajukan data penjual', edit: 'Ubah usulan', show: 'Data penjual' },
  },
  priceCeiling: {
    name: 'Batas harga',
    page: { create: 'Catat keputusan batas harga', edit: 'Keputusan batas harga' },
  },
  decree: {
    name: 'Dasar hukum PPN DTP',
    page: { create: 'Catat peraturan', edit: 'Ubah peraturan' },
  },
  service: {
    name: 'Layanan',
    page: { create: 'Tambah layanan', edit: 'Ubah layanan', show: 'Halaman layanan' },
  },
  stock: {
    name: 'Stok vaksin',
    page: { show: 'Stok batch', ledger: 'Neraca dosis' },
  },
  pertanyaan: {
    name: 'Tanya peserta',
    page: { show: 'Pertanyaan' },
  },
  insiden: {
    name: 'Insiden data pribadi',
    page: { create: 'Catat insiden', edit: 'Ubah insiden', show: 'Insiden' },
  },
  pemrosesan: {
    name: 'Register pemrosesan',
    page: { show: 'Kegiatan' },
  },
  retensi: { name: 'Masa simpan data' },
  penahanan: {
    name: 'Penahanan data',
    page: { create: 'Tahan data', show: 'Penahanan data' },
  },
  permintaanData: {
    name: 'Permintaan data pribadi',
    page: { create: 'Catat permintaan', show: 'Permintaan' },
  },
  surat: {
    name: 'Surat',
    page: { edit: 'Ubah draf surat', show: 'Halaman surat' },
  },
  temperature: {
    name: 'Catatan suhu',
    page: { import: 'Unggah catatan suhu' },
  },
  tiket: {
    name: 'Ubah tiket peserta',
  },
  user: {
    name: 'Pengguna',
    page: { create: 'Tambah pengguna', edit: 'Ubah pengguna', show: 'Halaman pengguna' },
  },
  lembar: {
    name: 'Lembar kertas',
    page: { read: 'Baca lembar kertas', print: 'Cetak lembar kertas' },
  },
  luring: { name: 'Tanpa jaringan' },
  satusehat: { name: 'SATUSEHAT' },
  vaksinasi: {
    name: 'Vaksinasi',
    page: { kipi: 'Laporan KIPI', event: 'KIPI' },
  },
  voucher: {
    name: 'Daftar voucher',
    page: { show: 'Voucher' },
  },
  voucherCheck: {
    name: 'Periksa voucher',
    page: { form: 'Input peserta voucher' },
  },
  voucherContract: {
    name: 'Kontrak voucher',
    page: {
      create: 'Tambah kontrak voucher',
      edit: 'Ubah kontrak voucher',
      show: 'Kontrak voucher',
    },
  },
  voucherTransaction,
  voucherTransactionOwn: voucherTransaction,
  workOrder: {
    name: 'Pengiriman',
    page: {
      create: 'Susun perintah kerja',
      edit: 'Ubah perintah kerja',
      show: 'Perintah kerja',
      ofOrder: 'Pengiriman pesanan',
      receipts: 'Penerimaan',
      receipt: 'Terima kiriman',
    },
  },
};
