/** Help of invoices, payments and the seller's data. */
export const financeHelp = {
  invoiceList: {
    purpose: 'Daftar ini berisi invoice dengan jatuh tempo dan sisa bayarnya.',
    task: {
      issue: 'Buka draf invoice, periksa, lalu terbitkan.',
      pay: 'Buka invoice yang belum lunas, bayar, dan unggah buktinya.',
      late: 'Saring yang lewat jatuh tempo.',
      open: 'Buka sebuah invoice untuk melihat perhitungan dan pembayarannya.',
    },
  },
  invoicePage: {
    purpose: 'Halaman ini memuat sebuah invoice: baris, pajak, pembayaran, dan fakturnya.',
    task: {
      next: 'Baca bagian Berikutnya untuk melihat giliran siapa dan tenggatnya.',
      print: 'Cetak, unduh, atau kirim invoice.',
      stamp: 'Unggah salinan yang berstempel dan faktur pajaknya.',
      pay: 'Catat pembayaran dan unggah buktinya.',
    },
  },
  invoiceForm: {
    purpose: 'Di sini draf invoice disusun dari pesanan menurut cara bayarnya.',
    task: {
      amounts: 'Periksa baris, pajak, dan jumlahnya.',
      due: 'Tetapkan jatuh temponya.',
      issue: 'Terbitkan; sesudah itu isinya dibekukan dan mendapat nomor.',
    },
  },
  ageing: {
    purpose:
      'Halaman ini menunjukkan berapa yang belum dibayar tiap perusahaan, dan sudah berapa lama lewat.',
    task: {
      compare: 'Bandingkan yang belum jatuh tempo dengan yang sudah lama lewat.',
      open: 'Buka invoice di balik sebuah angka dengan mengekliknya.',
      export: 'Ekspor tabelnya sebagai spreadsheet untuk pembukuan.',
    },
  },
  overview: {
    purpose: 'Ringkasan ini membandingkan yang ditagih dan yang dibayar per bulan dan perusahaan.',
    task: {
      range: 'Pilih rentang bulan dan perusahaan.',
      late: 'Lihat jumlah yang lewat jatuh tempo.',
      invoices: 'Buka daftar invoice untuk rinciannya.',
    },
  },
  account: {
    purpose: 'Rekening ini menunjukkan semua yang ditagih ke dan dibayar oleh satu perusahaan.',
    task: {
      period: 'Pilih hari awal dan akhirnya; saldo awal adalah saldo sebelum hari awal.',
      rest: 'Cocokkan saldo: invoice yang belum lunas dikurangi kelebihan yang belum dipakai.',
      send: 'Cetak atau ekspor untuk dicocokkan dengan pembukuan perusahaan.',
    },
  },
  fakturDesk: {
    purpose: 'Meja faktur berisi faktur pajak yang dibuat, diekspor ke Coretax, dan dicocokkan.',
    task: {
      export: 'Ekspor faktur yang siap sebelum tanggal 20 bulan berikutnya, lalu unduh berkasnya.',
      readBack: 'Baca daftar pajak keluaran Coretax untuk mengisi nomor dan melihat selisih.',
      files: 'Unduh lagi berkas yang lalu.',
    },
  },
  fakturPage: {
    purpose: 'Halaman ini menunjukkan isi satu faktur pajak, kekurangannya, dan selisihnya.',
    task: {
      fix: 'Lengkapi yang kurang lewat tautannya, lalu ekspor.',
      enter: 'Isi nomor faktur yang direkam langsung di Coretax.',
      explain: 'Jelaskan selisih yang memang benar.',
    },
  },
  fakturForm: {
    purpose: 'Formulir ini mencatat nomor, tanggal, kode atau fasilitas faktur.',
    task: {
      number: 'Isi nomor dari Coretax bila faktur direkam langsung di sana.',
      day: 'Kosongkan tanggal bila mengikuti pembayaran atau penyerahan.',
      facility: 'Isi kode fasilitas untuk faktur berkode 07 atau 08.',
    },
  },
  fakturReadBack: {
    purpose: 'Layar ini membaca daftar pajak keluaran yang diekspor dari Coretax.',
    task: {
      send: 'Pilih berkas Excel dari Coretax; berkas yang sama boleh dibaca lagi.',
      rejected: 'Periksa baris yang tidak terbaca beserta alasannya.',
      differences: 'Buka faktur yang berselisih, betulkan di Coretax atau jelaskan.',
    },
  },
  fakturFiles: {
    purpose: 'Layar ini berisi berkas faktur untuk Coretax.',
    task: {
      xml: 'Unduh XML untuk diimpor di Coretax.',
      workbook: 'Unduh Excel untuk konverter DJP.',
      desk: 'Kembali ke Meja faktur untuk mengekspor yang lain.',
    },
  },
  toVerify: {
    purpose: 'Daftar ini berisi pembayaran yang buktinya menunggu diperiksa.',
    task: {
      verify: 'Cocokkan bukti dengan rekening, lalu verifikasi atau tolak.',
      reconciliation: 'Cocokkan uang yang masuk di rekening dengan invoice.',
      all: 'Lihat semua pembayaran, juga yang sudah diputuskan.',
    },
  },
  paymentList: {
    purpose: 'Daftar ini berisi semua pembayaran invoice dengan statusnya.',
    task: {
      find: 'Cari menurut perusahaan, invoice, atau tanggal.',
      verify: 'Buka yang menunggu verifikasi.',
      excess: 'Saring pembayaran yang berlebih, lalu selesaikan kelebihannya.',
    },
  },
  paymentPage: {
    purpose: 'Halaman ini memuat sebuah pembayaran: bukti, alokasi, dan riwayatnya.',
    task: {
      verify: 'Verifikasi atau tolak bukti yang diunggah orang lain.',
      receipt: 'Cetak kuitansi pembayaran yang terverifikasi.',
      reverse: 'Usulkan pembalikan bila verifikasinya keliru; orang kedua memutuskannya.',
      read: 'Baca untuk invoice mana pembayaran ini dihitung.',
    },
  },
  paymentsOfInvoice: {
    purpose: 'Halaman ini memuat cara membayar sebuah invoice dan semua pembayarannya.',
    task: {
      transfer: 'Transfer ke rekening yang tertulis, dengan nomor invoice sebagai keterangan.',
      record: 'Catat pembayaran, lalu unggah buktinya.',
      replace: 'Ganti bukti yang ditolak.',
      read: 'Lihat pembayaran mana yang sudah dihitung.',
    },
  },
  notaList: {
    purpose:
      'Daftar ini berisi nota yang mengurangi invoice: barang kembali, jasa batal, atau potongan harga.',
    task: {
      find: 'Cari menurut perusahaan, invoice, nomor nota, atau nomor faktur.',
      make: 'Buat nota dari halaman invoicenya, di bagian Nota retur/kredit.',
      approve: 'Saring yang menunggu persetujuan, lalu setujui usulan orang lain.',
      read: 'Buka sebuah nota untuk membaca barisnya dan mencetaknya.',
    },
  },
  notaPage: {
    purpose:
      'Halaman ini menunjukkan apa yang dikreditkan sebuah nota, faktur pajaknya, dan siapa yang memutuskannya.',
    task: {
      approve: 'Setujui atau tolak usulan orang lain.',
      cancel: 'Usulkan pembatalan nota yang keliru; orang kedua memutuskannya.',
      excess: 'Selesaikan kelebihan bayar yang timbul di halaman pembayarannya.',
      print: 'Cetak, unduh, atau kirim nota.',
    },
  },
  reconciliation: {
    purpose:
      'Daftar ini berisi baris rekening koran; setiap uang masuk dijelaskan oleh invoice yang terbuka.',
    task: {
      upload: 'Unggah rekening koran dari bank; baris yang sudah ada dilewati.',
      book: 'Periksa penjelasan sebuah baris, lalu catat pembayarannya; orang lain yang memverifikasi.',
      choose: 'Buka barisnya untuk memilih penjelasan lain atau sebuah invoice.',
      aside: 'Sisihkan yang bukan pembayaran invoice, dengan alasannya.',
    },
  },
  bankLinePage: {
    purpose: 'Halaman ini memuat sebuah baris rekening koran dan invoice yang mungkin dibayarnya.',
    task: {
      choose: 'Pilih penjelasan yang benar; persamaannya selalu menghasilkan jumlah baris itu.',
      invoice: 'Bila tidak ada yang benar, catat seluruhnya pada satu invoice.',
      release: 'Lepaskan dari pembayaran yang ditolak atau dibalik.',
    },
  },
  statement: {
    purpose: 'Di sini baris sebuah rekening koran ditambahkan ke rekonsiliasi.',
    task: {
      upload: 'Pilih berkas apa adanya dari bank: CSV, Excel, MT940, atau CAMT.053.',
      rejected: 'Baca baris yang tidak ditambahkan dan alasannya.',
      again: 'Unggah berkas yang bertumpang tindih tanpa ragu: yang sudah ada dilewati.',
    },
  },
  decreeList: {
    purpose:
      'Daftar ini berisi peraturan yang menanggung PPN; tanpanya invoice PPN DTP tidak terbit.',
    task: {
      create: 'Catat peraturan beserta hari mulai dan kode fasilitasnya.',
      filter: 'Saring menurut hari untuk melihat yang berlaku.',
      end: 'Isi hari terakhirnya begitu peraturan berakhir.',
    },
  },
  decreeForm: {
    purpose: 'Formulir ini mencatat satu peraturan yang menanggung PPN.',
    task: {
      number: 'Salin nomor peraturan sebagaimana akan dikutip di invoice.',
      code: 'Isi kode fasilitas faktur 07 dari daftar Coretax.',
      days: 'Periksa hari mulai dan hari terakhirnya dengan naskah peraturan.',
    },
  },
  sellerList: {
    purpose: 'Daftar ini berisi data penjual yang dicetak di dokumen, menurut tanggal berlakunya.',
    task: {
      propose: 'Ajukan data baru dengan tanggal mulainya.',
      approve: 'Buka usulan orang lain, lalu setujui atau tolak.',
      read: 'Lihat data yang berlaku pada suatu tanggal.',
    },
  },
  sellerForm: {
    purpose: 'Formulir ini mengajukan nama, penanda tangan, dan rekening penjual.',
    task: {
      day: 'Pilih hari mulai berlakunya.',
      account: 'Periksa nomor rekening dua kali; orang kedua menyetujuinya.',
      evidence: 'Lampirkan bukti perubahannya.',
    },
  },
  sellerPage: {
    purpose: 'Halaman ini memuat satu versi data penjual dan riwayatnya.',
    task: {
      compare: 'Bandingkan dengan versi sebelumnya.',
      decide: 'Setujui atau tolak usulan yang bukan milik Anda.',
      read: 'Lihat sejak kapan versi ini dicetak di dokumen.',
    },
  },
};
