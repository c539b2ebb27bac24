/** Help of vouchers, their contracts and their participants. */
export const voucherHelp = {
  transactionList: {
    purpose: 'Daftar ini berisi transaksi voucher: kode yang terbit bersama dari satu kontrak.',
    task: {
      issue: 'Terbitkan voucher dari kontrak yang aktif.',
      activate: 'Buka transaksi yang belum aktif, lalu aktifkan.',
      follow: 'Lihat berapa voucher yang sudah terpakai.',
    },
  },
  issue: {
    purpose: 'Di sini sejumlah voucher diterbitkan dari sebuah kontrak.',
    task: {
      contract: 'Pilih kontrak dan lihat sisa kuotanya.',
      count: 'Isi jumlah voucher dan masa berlakunya.',
      issue: 'Terbitkan; vouchernya baru dapat dipakai sesudah diaktifkan.',
    },
  },
  transactionPage: {
    purpose: 'Halaman ini memuat satu transaksi voucher, penerimanya, dan pemakaiannya.',
    task: {
      activate: 'Aktifkan voucher supaya dapat dipakai.',
      send: 'Kirim tiket kepada penerima lewat email atau WhatsApp.',
      print: 'Cetak tiketnya, atau unduh daftar kodenya.',
    },
  },
  transactionEdit: {
    purpose: 'Formulir ini mengubah keterangan dan masa berlaku sebuah transaksi voucher.',
    task: {
      valid: 'Ubah masa berlaku dalam batas kontraknya.',
      note: 'Betulkan keterangan transaksi ini.',
      save: 'Simpan; kode yang sudah terbit tidak berubah.',
    },
  },
  print: {
    purpose: 'Di sini tiket voucher disiapkan untuk dicetak di kertas A4.',
    task: {
      sheet: 'Pilih lembar yang akan dicetak.',
      print: 'Cetak; setiap pencetakan tercatat.',
      cut: 'Potong menurut tandanya, dan simpan tiket di tempat aman.',
    },
  },
  list: {
    purpose: 'Daftar ini berisi setiap voucher dengan status dan pemegangnya.',
    task: {
      find: 'Tulis kode lengkap untuk membuka sebuah voucher.',
      unused: 'Saring yang belum dipakai dan segera kedaluwarsa.',
      transaction: 'Buka transaksi voucher untuk mengirim tiketnya.',
    },
  },
  page: {
    purpose: 'Halaman ini memuat sebuah voucher: status, pemegang, pemakaian, dan tiketnya.',
    task: {
      ticket: 'Cetak tiketnya.',
      change: 'Bekukan, batalkan, atau terbitkan pengganti dengan alasan.',
      history: 'Baca riwayat statusnya.',
    },
  },
  check: {
    purpose: 'Di sini kode voucher diperiksa: apakah dapat dipakai, di mana, dan oleh siapa.',
    task: {
      scan: 'Pindai kode QR dengan kamera, atau ketik kodenya.',
      bind: 'Isi atau pilih peserta voucher yang belum punya pemegang.',
      use: 'Lanjutkan ke skrining dan suntik bila voucher dapat dipakai.',
      read: 'Baca hasil dan sebab voucher tidak dapat dipakai.',
    },
  },
  form: {
    purpose: 'Di sini peserta sebuah voucher dicatat mulai dari kodenya.',
    task: {
      code: 'Tulis atau pindai kode vouchernya.',
      person: 'Isi data pesertanya seperti di KTP.',
      bind: 'Simpan; voucher itu lalu terikat pada pesertanya.',
    },
  },
  contractList: {
    purpose: 'Kontrak menetapkan berapa voucher yang boleh terbit dari pesanan yang dibayar.',
    task: {
      create: 'Buat kontrak dari invoice yang lunas atau PKS yang aktif.',
      activate: 'Buka draf kontrak, lalu aktifkan.',
      quota: 'Lihat sisa kuota setiap kontrak.',
    },
  },
  contractForm: {
    purpose: 'Formulir ini menetapkan kuota, produk, dan aturan pemakaian voucher.',
    task: {
      basis: 'Pilih pesanan yang menjadi dasarnya.',
      rules: 'Tetapkan siapa yang boleh memakai, di mana, dan sampai kapan.',
      save: 'Simpan sebagai draf, lalu aktifkan dari halamannya.',
    },
  },
  contractPage: {
    purpose: 'Halaman ini memuat sebuah kontrak voucher, kuotanya, dan buku kuotanya.',
    task: {
      quota: 'Bandingkan kuota, yang terbit, dan sisanya.',
      activate: 'Aktifkan kontrak yang sudah dibayar.',
      entries: 'Baca setiap perubahan kuota di buku kuota.',
    },
  },
  holders: {
    purpose: 'Daftar ini berisi peserta yang memegang atau sudah memakai voucher.',
    task: {
      find: 'Cari peserta dan lihat status vouchernya.',
      enter: 'Isi peserta sebuah voucher dari kodenya.',
      open: 'Buka seorang peserta untuk membaca riwayatnya.',
    },
  },
  holderForm: {
    purpose: 'Formulir ini mengubah data peserta voucher.',
    task: {
      identity: 'Betulkan data seperti tertulis di KTP.',
      plan: 'Ubah tanggal rencananya bila perlu.',
      save: 'Simpan; vouchernya tetap terikat pada peserta ini.',
    },
  },
};
